import { type FormRules, type Json, type JsonObject, type JsonSchema, objectOf, textOf } from '#rules'
import { defineStep } from '../../memo/memo.ts'
import { formFields, formSchema, isConditional, listOf, type SchemaKind, schemaKinds, stringsOf } from '../../resolve/schema.ts'
import { compileOptionalText, compileText } from '../pages/texts.ts'
import type { FieldView, FormSection, FormView, PrefillPart } from '../release.ts'
import {
  type BrandContext,
  deepFreeze,
  type FieldKind,
  fieldKinds,
  findDocument,
  type LanguageContext,
  resolveLimits,
  withoutUndefined,
} from '../source.ts'
import { type Fields, innerFields } from './field-path.ts'
import { compileGrid, compileLinks, compilePick, compileRecords, compileSend, compileUpload } from './field-tools.ts'
import { compileFormRules, fieldRules, innerRequired, ownerOf } from './form-rules.ts'
import { compileLabel, optionsKeyOf } from './options.ts'
import { unitNamesOf } from './unit-names.ts'
import { defaultWidget } from './widgets.ts'

/** A form without the address of its validators, which differs by release. */
export type CompiledForm = Omit<FormView, 'validatorUrl'>

type PlanKind = SchemaKind | 'limit'

/** The language-independent part of a form. */
export interface FormPlan {
  readonly schema: JsonSchema
  readonly rules: FormRules
  readonly defaults: JsonObject
  /** Fields that hold the id of an uploaded file; list/field for those of its rows. */
  readonly files: readonly string[]
}

export function formPlanOf(id: string, context: BrandContext<PlanKind>): FormPlan {
  return context.documents.make(formPlan, id)
}

const formPlan = defineStep('form plan', {
  reads: [...schemaKinds, 'limit'],
  make: (documents, id: string) => deepFreeze(compileFormPlan(id, { documents })),
})

function compileFormPlan(id: string, context: BrandContext<PlanKind>): FormPlan {
  const form = findDocument(context.documents, 'form', id)
  const fields = formFields(id, context.documents)
  return {
    schema: formSchema(id, { documents: context.documents, enums: true }),
    rules: compileFormRules(id, form, fields, context.documents),
    defaults: { ...firstRows(fields, stringsOf(form.required), context), ...defaultsOf(fields, context) },
    files: Object.entries(fields).flatMap(([name, field]) => listFiles(name, field, context)),
  }
}

function listFiles(name: string, field: JsonObject, { documents }: BrandContext<PlanKind>): string[] {
  if (field.widget === 'file' || field.widget === 'image') return [name]
  const inner = field.type === 'array' ? Object.entries(innerFields(field, documents)) : []
  return inner.flatMap(([within, { widget }]) => (widget === 'file' || widget === 'image' ? [`${name}/${within}`] : []))
}

/** The form in the context's language, with the choices of its fields. */
export function formOf(
  id: string,
  context: LanguageContext<FieldKind>,
): { readonly view: CompiledForm; readonly options: readonly string[] } {
  return context.documents.make(compiledForm, context.language, id)
}

const compiledForm = defineStep('form', {
  reads: fieldKinds,
  make: (documents, language: string, id: string) => {
    const view = compileForm(id, { documents, language })
    return deepFreeze({ view, options: fieldOptions(view.fields) })
  },
})

function compileForm(id: string, context: LanguageContext<FieldKind>): CompiledForm {
  const form = findDocument(context.documents, 'form', id)
  const plan = formPlanOf(id, context)
  const fields = formFields(id, context.documents)
  return withoutUndefined({
    id,
    label: compileOptionalText(form.label, context),
    renderer: rendererOf(plan.rules),
    schema: plan.schema,
    fields: compileFields(fields, stringsOf(form.required), context, [`form ${id}`]),
    layout: listOf(form.layout).map((section) => compileSection(objectOf(section), context)),
    submit: compileOptionalText(form.submit, context),
    rules: plan.rules,
    defaults: plan.defaults,
    prefill:
      form.prefill === undefined ? undefined : listOf(objectOf(form.prefill).parts).map((part) => compilePrefill(objectOf(part), context)),
  }) as CompiledForm
}

function compilePrefill({ id: _id, source, ...part }: JsonObject, context: LanguageContext<FieldKind>): PrefillPart {
  // The check has validated the rest against its schema.
  return { ...(part as Omit<PrefillPart, 'source'>), source: compileText(objectOf(source), context) }
}

/** Only Formily handles dependencies between fields; checks across several fields do not need it. */
export function rendererOf(rules: FormRules): FormView['renderer'] {
  return Object.keys(rules.fields).length > 0 ? 'formily' : 'rjsf'
}

/** All choices offered by the fields. */
function fieldOptions(fields: readonly FieldView[]): string[] {
  return fields.flatMap((field) => [...(field.optionsOf ? [field.optionsOf] : []), ...fieldOptions(field.fields ?? [])])
}

function compileFields(
  fields: Fields,
  required: readonly string[],
  context: LanguageContext<FieldKind>,
  inside: readonly string[],
): FieldView[] {
  return Object.entries(fields).map(([name, field]) => compileField(name, field, required.includes(name), context, inside))
}

function compileField(
  name: string,
  field: JsonObject,
  required: boolean,
  context: LanguageContext<FieldKind>,
  inside: readonly string[],
): FieldView {
  const values = objectOf(resolveLimits({ scale: field.scale ?? null, maxLength: field.maxLength ?? null }, context.documents))
  return withoutUndefined({
    name,
    type: field.type as FieldView['type'],
    widget: defaultWidget(field, context.documents),
    label: compileLabel(field, context) ?? name,
    hint: compileOptionalText(field.hint, context),
    placeholder: compileOptionalText(field.placeholder, context),
    unit: compileOptionalText(field.unit, context),
    format: textOf(field.format),
    pattern: typeof field.pattern === 'string' && field.format === undefined ? field.pattern : undefined,
    scale: typeof values.scale === 'number' ? values.scale : undefined,
    maxLength: typeof values.maxLength === 'number' ? values.maxLength : undefined,
    autocomplete: textOf(field.autocomplete),
    grid: compileGrid(field.grid),
    paste: field.paste === true ? true : undefined,
    upload: compileUpload(field.upload),
    records: compileRecords(field.records),
    pick: compilePick(field.pick, context),
    crop: field.crop === undefined ? undefined : (resolveLimits(field.crop, context.documents) as FieldView['crop']),
    send: compileSend(field.send),
    links: compileLinks(field.links, context),
    // A conditionally hidden field is required by its rules, while it is visible.
    required: required && !isConditional(field),
    optionsOf: optionsKeyOf(field),
    clockOf: textOf(field.clockOf),
    only: narrowedValues(field),
    rules: fieldRules(field, required),
    fields: innerViews(field, context, inside),
  }) as FieldView
}

function innerViews(field: JsonObject, context: LanguageContext<FieldKind>, inside: readonly string[]): FieldView[] | undefined {
  if (field.type !== 'object' && field.type !== 'array') return undefined
  const owner = ownerOf(field)
  if (owner && inside.includes(owner)) return undefined
  const fields = innerFields(field, context.documents)
  if (Object.keys(fields).length === 0) return undefined
  const views = compileFields(fields, innerRequired(field, context.documents), context, owner ? [...inside, owner] : inside)
  return field.paste === true ? views.map((view) => withHeadings(view, fields[view.name] ?? {}, context)) : views
}

/** Only for rows that are pasted: other fields do not need them. */
function withHeadings(view: FieldView, field: JsonObject, { documents }: LanguageContext<FieldKind>): FieldView {
  const otherLabels = Object.values(objectOf(field.label)).filter((label) => typeof label === 'string' && label !== view.label)
  return withoutUndefined({ ...view, unitNames: unitNamesOf(field, documents), otherLabels }) as FieldView
}

/** Allowed values of a field: of its dictionary, or all. */
function narrowedValues(field: JsonObject): string[] | undefined {
  const values = listOf(field.type === 'array' ? objectOf(field.items).enum : field.enum)
  return values.length > 0 ? values.map(String) : undefined
}

function defaultsOf(fields: Fields, context: BrandContext<PlanKind>): JsonObject {
  const defaults: Record<string, Json> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.default !== undefined) defaults[name] = resolveLimits(field.default, context.documents)
    else if (field.type === 'object' && field.properties !== undefined) {
      const inner = defaultsOf(innerFields(field, context.documents), context)
      if (Object.keys(inner).length > 0) defaults[name] = inner
    }
  }
  return defaults
}

/** A list that requires rows starts with one. */
function firstRows(fields: Fields, required: readonly string[], context: BrandContext<PlanKind>): JsonObject {
  const lists = required.flatMap((name) => {
    const field = fields[name]
    const isRows = field?.type === 'array' && defaultWidget(field, context.documents) === 'rows'
    return isRows ? [[name, [defaultsOf(innerFields(field, context.documents), context)]] as const] : []
  })
  return Object.fromEntries(lists)
}

function compileSection(section: JsonObject, context: LanguageContext<FieldKind>): FormSection {
  return withoutUndefined({
    id: String(section.id),
    label: compileOptionalText(section.label, context),
    hint: compileOptionalText(section.hint, context),
    columns: typeof section.columns === 'number' ? section.columns : 1,
    fields: listOf(section.fields).map((place) => {
      const { id, span } = objectOf(place)
      return { id: String(id), span: typeof span === 'number' ? span : 1 }
    }),
  }) as FormSection
}
