/** The base of the comparison: the same forms as a React developer writes them by hand with antd's Form. */
import { Button, Checkbox, DatePicker, Form, Input, InputNumber, Select } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { choicesOf, forms, type NeutralField } from './forms.ts'

const query = new URLSearchParams(location.search)
const form = forms.find(({ id }) => id === query.get('form')) ?? forms[0]

function Control({ field, ...given }: { readonly field: NeutralField }): ReactNode {
  if (field.type === 'number') return <InputNumber {...given} min={0} max={1_000_000} />
  if (field.type === 'select') return <Select {...given} showSearch options={[...choicesOf(field.choices ?? 0)]} />
  if (field.type === 'date') return <DatePicker {...given} />
  if (field.type === 'checkbox') return <Checkbox {...given}>{field.label}</Checkbox>
  return <Input {...given} maxLength={field.maxLength} />
}

function Page(): ReactNode {
  useEffect(() => {
    performance.mark('interactive')
  }, [])
  return (
    <Form name="form" layout="vertical" scrollToFirstError>
      {form?.fields.map((field) => (
        <Form.Item
          key={field.name}
          name={field.name}
          label={field.type === 'checkbox' ? undefined : field.label}
          valuePropName={field.type === 'checkbox' ? 'checked' : 'value'}
          rules={field.required ? [{ required: true, message: `${field.label} is required` }] : []}
        >
          <Control field={field} />
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit">
        Submit
      </Button>
    </Form>
  )
}

function Tabs(): ReactNode {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Form</Button>
      <Button onClick={() => setOpen(false)}>No form</Button>
      {open ? <Page /> : <p>No form</p>}
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(query.has('tabs') ? <Tabs /> : <Page />)
