import { useEffect, useRef, useState } from 'react'

/**
 * What stands in a text field. It is kept here so that the caret stays where it is while the form works out the rest;
 * the form's value replaces it when it changes for another reason than typing.
 */
export function useTyped(value: string, onChange: (text: string) => void): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(value)
  const told = useRef(value)
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])
  return [
    text,
    (typed) => {
      setText(typed)
      told.current = typed
      onChange(typed)
    },
  ]
}
