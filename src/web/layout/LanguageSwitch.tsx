import { usePortal } from '#engine'
import { keepLanguage, reloadIn } from '../app/language.ts'

/** A release is compiled per language, so changing the language reloads the page; forms keep their input. */
export function LanguageSwitch() {
  const { shell, text } = usePortal()
  if (shell.brand.languages.length < 2) return null
  return (
    <fieldset className="qs-languages">
      <legend>{text('portal.language')}</legend>
      {shell.brand.languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === shell.language}
          onClick={() => {
            if (language === shell.language) return
            keepLanguage(language)
            reloadIn(language)
          }}
        >
          {shell.brand.languageNames[language]}
        </button>
      ))}
    </fieldset>
  )
}
