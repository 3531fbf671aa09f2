/** The page of the demo's bank: choose a customer, then the portal in a frame. No scripts. */
import { randomBytes } from 'node:crypto'
import type { BankFact, CompanyFact, PersonFact } from './demo-documents.ts'

export interface BankPage {
  readonly bank: BankFact
  readonly customers: readonly PersonFact[]
  readonly companies: ReadonlyMap<string, CompanyFact>
  readonly chosen: PersonFact | null
  readonly language: 'zh' | 'en'
  /** Address in the frame; null until a customer is chosen. */
  readonly frame: string | null
  /** Origin of the framed portal. */
  readonly portal: string
}

export function drawBankPage({ bank, customers, companies, chosen, language, frame, portal }: BankPage): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64')
  const say = (name: keyof BankFact['texts']) => escapeText(bank.texts[name][language])
  const nameOf = (person: PersonFact) => escapeText(language === 'zh' ? person.name : person.latinName)
  const companyOf = ({ company = '' }: PersonFact) => {
    const companyFact = companies.get(company)
    return escapeText((language === 'zh' ? companyFact?.name : companyFact?.latinName) ?? '')
  }
  const other = language === 'zh' ? 'en' : 'zh'
  const choices = customers
    .map((person) => {
      const here = person === chosen ? ' aria-current="true"' : ''
      return `<li><a href="/?customer=${encodeURIComponent(person.subject ?? '')}&amp;language=${language}"${here}><b>${companyOf(person)}</b> ${nameOf(person)}</a></li>`
    })
    .join('')
  const content = frame
    ? `<iframe src="${escapeText(frame)}" title="${say('frame')}"></iframe>`
    : `<section><h1>${say('heading')}</h1><p>${say('lead')}</p></section>`
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('name')}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<header><strong>${say('name')}</strong><span>${say('demo')}</span><a href="/?language=${other}${chosen ? `&amp;customer=${encodeURIComponent(chosen.subject ?? '')}` : ''}" lang="${other}">${say('otherLanguage')}</a></header>
<nav aria-label="${say('customers')}"><p>${say('customers')}</p><ul>${choices}</ul></nav>
<main>${content}</main>
</body>
</html>
`
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; frame-src ${portal}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { html, policy }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const styles = `
*{box-sizing:border-box}
body{margin:0;display:flex;flex-direction:column;min-height:100vh;background:#f3f4f6;color:#1c2430;font:15px/1.6 'Helvetica Neue','PingFang SC','Microsoft YaHei',sans-serif}
header,nav{display:flex;flex-wrap:wrap;align-items:center;gap:4px 20px;padding:12px 24px}
header{background:#1f2d45;color:#fff}
header strong{font-size:18px}
header span{color:#c9d2e0}
header a{margin-left:auto;padding:8px 0;color:#fff}
nav{background:#fff;border-bottom:1px solid #d8dde5}
nav p{margin:0}
nav ul{display:flex;flex-wrap:wrap;gap:8px;margin:0;padding:0;list-style:none}
nav a{display:block;padding:8px 14px;border:1px solid #b6bfcd;border-radius:4px;color:#1c2430;text-decoration:none}
nav a[aria-current]{border-color:#1f2d45;box-shadow:inset 0 0 0 1px #1f2d45}
main{flex:1;display:flex;flex-direction:column}
section{max-width:640px;padding:48px 24px}
h1{margin:0 0 8px;font-size:26px}
iframe{flex:1;width:100%;min-height:80vh;border:0}
`
