import type { Widget } from '../widget.ts'
import { CheckboxesWidget } from './CheckboxesWidget.tsx'
import { CheckboxWidget, SwitchWidget } from './CheckboxWidget.tsx'
import { RadioWidget, SegmentedWidget } from './ChoiceWidget.tsx'
import { CodeWidget } from './CodeWidget.tsx'
import { DateTimeWidget, DateWidget } from './DateWidget.tsx'
import { FileWidget } from './FileWidget.tsx'
import { ImageWidget } from './ImageWidget.tsx'
import { InputWidget } from './InputWidget.tsx'
import { IntegerWidget } from './IntegerWidget.tsx'
import { PasswordWidget } from './PasswordWidget.tsx'
import { PlaceWidget } from './PlaceWidget.tsx'
import { DecimalWidget, ReadonlyWidget, SelectWidget, TextareaWidget } from './PlainWidgets.tsx'
import { PortWidget } from './PortWidget.tsx'
import { RecordsWidget } from './RecordsWidget.tsx'
import { SeveralWidget } from './SeveralWidget.tsx'

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
  password: PasswordWidget,
  code: CodeWidget,
  port: PortWidget,
  place: PlaceWidget,
  file: FileWidget,
  image: ImageWidget,
  records: RecordsWidget,
  readonly: ReadonlyWidget,
}
