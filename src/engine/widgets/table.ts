import type { FieldView } from '#config'
import { loadable } from '../loadable.ts'
import { CheckboxesWidget } from './CheckboxesWidget.tsx'
import { CheckboxWidget, SwitchWidget } from './CheckboxWidget.tsx'
import { RadioWidget, SegmentedWidget } from './ChoiceWidget.tsx'
import { DateTimeWidget, DateWidget } from './DateWidget.tsx'
import { InputWidget } from './InputWidget.tsx'
import { IntegerWidget } from './IntegerWidget.tsx'
import { PlaceWidget } from './PlaceWidget.tsx'
import { DecimalWidget, ReadonlyWidget, SelectWidget, TextareaWidget } from './PlainWidgets.tsx'
import { PortWidget } from './PortWidget.tsx'
import { SeveralWidget } from './SeveralWidget.tsx'
import type { Widget, WidgetProps } from './widget.ts'

/** Controls that few forms have. */
const rare = {
  code: loadable<WidgetProps>(async () => (await import('./CodeWidget.tsx')).CodeWidget),
  file: loadable<WidgetProps>(async () => (await import('./FileWidget.tsx')).FileWidget),
  image: loadable<WidgetProps>(async () => (await import('./ImageWidget.tsx')).ImageWidget),
  password: loadable<WidgetProps>(async () => (await import('./PasswordWidget.tsx')).PasswordWidget),
  records: loadable<WidgetProps>(async () => (await import('./RecordsWidget.tsx')).RecordsWidget),
}

/** The control for a field. Rows and groups contain fields and are drawn by the renderers; hidden fields are not drawn. */
export const widgets: Readonly<Record<string, Widget>> = {
  input: InputWidget,
  textarea: TextareaWidget,
  select: SelectWidget,
  radio: RadioWidget,
  segmented: SegmentedWidget,
  checkbox: CheckboxWidget,
  checkboxes: CheckboxesWidget,
  several: SeveralWidget,
  switch: SwitchWidget,
  date: DateWidget,
  'date-time': DateTimeWidget,
  decimal: DecimalWidget,
  integer: IntegerWidget,
  password: rare.password.Part,
  code: rare.code.Part,
  port: PortWidget,
  place: PlaceWidget,
  file: rare.file.Part,
  image: rare.image.Part,
  records: rare.records.Part,
  readonly: ReadonlyWidget,
}

/** Loads the rare controls of these fields. */
export async function preloadWidgets(fields: readonly FieldView[]): Promise<void> {
  await Promise.all(Object.entries(rare).map(([widget, { preload }]) => (hasWidget(fields, widget) ? preload() : undefined)))
}

function hasWidget(fields: readonly FieldView[], widget: string): boolean {
  return fields.some((field) => field.widget === widget || hasWidget(field.fields ?? [], widget))
}
