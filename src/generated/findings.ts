/* Do not edit: generated from schemas/meta/findings/ by npm run codegen. */

/** A placeholder of a message: a name, a number, a list of names, or words in both languages. */
export type FindingParam = string | number | readonly string[] | { readonly zh: string; readonly en: string }

export interface FindingParams {
  "ACCESS/widened": { readonly actors: FindingParam; readonly before: FindingParam; readonly name: FindingParam }
  "ACCESS/unguarded": { readonly actors: FindingParam; readonly before: FindingParam; readonly name: FindingParam }
  "AUDIENCE/nobody": { readonly rows: FindingParam }
  "AUDIENCE/call": { readonly operation: FindingParam; readonly readers: FindingParam; readonly row: FindingParam }
  "AUDIENCE/some": { readonly operation: FindingParam; readonly readers: FindingParam; readonly row: FindingParam }
  "AUDIENCE/field": { readonly name: FindingParam; readonly readers: FindingParam; readonly row: FindingParam }
  "AUDIENCE/recipients": { readonly recipient: FindingParam; readonly row: FindingParam }
  "AUDIENCE/export": { readonly readers: FindingParam; readonly row: FindingParam }
  "AUDIENCE/found": Readonly<Record<never, FindingParam>>
  "HOST-RESERVED/local": { readonly brand: FindingParam; readonly host: FindingParam }
  "BRAND-ORIGIN/host": { readonly host: FindingParam }
  "BRAND-ADDRESS/origin": { readonly given: FindingParam }
  "BRAND-ADDRESS/address": { readonly given: FindingParam }
  "BRAND-CODE/product": { readonly brand: FindingParam; readonly given: FindingParam }
  "BRAND-CODE/prefix": { readonly brand: FindingParam; readonly given: FindingParam }
  "BRAND-CODE/name": { readonly brand: FindingParam; readonly given: FindingParam }
  "BRAND-ZONE/unknown": { readonly zone: FindingParam }
  "BRAND-ASSET/type": { readonly endings: FindingParam; readonly file: FindingParam }
  "BRAND-ASSET/signature": { readonly kind: FindingParam }
  "BRAND-ASSET/borrowed": { readonly brand: FindingParam; readonly file: FindingParam }
  "BRAND-ASSET/script": { readonly part: FindingParam }
  "BRAND-ASSET/outside": { readonly part: FindingParam }
  "BRAND-ASSET/page": { readonly part: FindingParam }
  "BRAND-ASSET/entity": { readonly part: FindingParam }
  "CONTRAST/low": { readonly ground: FindingParam; readonly groundColour: FindingParam; readonly least: FindingParam; readonly ratio: FindingParam; readonly text: FindingParam; readonly textColour: FindingParam; readonly use: FindingParam }
  "CONTRAST/low-several": { readonly count: FindingParam; readonly ground: FindingParam; readonly groundColour: FindingParam; readonly least: FindingParam; readonly ratio: FindingParam; readonly text: FindingParam; readonly textColour: FindingParam; readonly use: FindingParam }
  "STATUS-COLOUR/token": { readonly known: FindingParam; readonly name: FindingParam }
  "STATUS-COLOUR/tone": { readonly row: FindingParam; readonly tone: FindingParam }
  "LEGAL-PAGE/unlinked": { readonly route: FindingParam }
  "LEGAL-PAGE/group": { readonly group: FindingParam; readonly route: FindingParam }
  "BRAND-LINK/group": { readonly group: FindingParam; readonly route: FindingParam }
  "BRAND-LINK/needed": { readonly count: FindingParam; readonly group: FindingParam; readonly routes: FindingParam }
  "BRAND-LINK/unreached": { readonly group: FindingParam }
  "CLOSED-LINK/readers": { readonly readers: FindingParam; readonly route: FindingParam; readonly row: FindingParam }
  "OTHER-BRAND/shared": { readonly brand: FindingParam; readonly words: FindingParam }
  "OTHER-BRAND/foreign": { readonly brand: FindingParam; readonly shown: FindingParam; readonly words: FindingParam }
  "OTHER-BRAND/inherited": { readonly base: FindingParam; readonly brand: FindingParam; readonly file: FindingParam; readonly words: FindingParam }
  "OTHER-BRAND/own": { readonly words: FindingParam }
  "THEME/missing": Readonly<Record<never, FindingParam>>
  "THEME/unknown": { readonly known: FindingParam; readonly name: FindingParam }
  "THEME/colour": { readonly value: FindingParam }
  "THEME/circle": { readonly name: FindingParam }
  "BRAND/no-manifest": { readonly folder: FindingParam }
  "BRAND/shared": { readonly name: FindingParam }
  "BRAND/default-language": { readonly languages: FindingParam }
  "BRAND/picture": { readonly asset: FindingParam; readonly brand: FindingParam; readonly name: FindingParam; readonly page: FindingParam }
  "BRAND/no-home": Readonly<Record<never, FindingParam>>
  "DEFAULT-BRAND/second": { readonly brand: FindingParam }
  "DEFAULT-BRAND/none": Readonly<Record<never, FindingParam>>
  "HOST/taken": { readonly brand: FindingParam; readonly host: FindingParam }
  "PERIOD-TIME/form": { readonly text: FindingParam }
  "PERIOD-TIME/calendar": { readonly text: FindingParam }
  "PERIOD-TIME/zone-missing": { readonly text: FindingParam }
  "PERIOD-TIME/zone-unknown": { readonly zone: FindingParam }
  "PERIOD-TIME/day": { readonly text: FindingParam }
  "PERIOD-TIME/zone-double": { readonly text: FindingParam }
  "PERIOD-TIME/skipped": { readonly next: FindingParam; readonly text: FindingParam; readonly zone: FindingParam }
  "PERIOD-TIME/twice": { readonly first: FindingParam; readonly text: FindingParam; readonly zone: FindingParam }
  "PERIOD-INVERTED/days": { readonly from: FindingParam; readonly to: FindingParam }
  "PERIOD-INVERTED/inverted": { readonly from: FindingParam; readonly to: FindingParam }
  "PERIOD-HOLE/start": { readonly from: FindingParam }
  "PERIOD-HOLE/between": { readonly from: FindingParam; readonly to: FindingParam }
  "PERIOD-HOLE/end": { readonly to: FindingParam }
  "PERIOD-OVERLAP/overlap": { readonly id: FindingParam; readonly other: FindingParam }
  "PERIOD-BESIDE/beside": { readonly name: FindingParam }
  "TARIFF-TWICE/port": { readonly other: FindingParam; readonly port: FindingParam }
  "TARIFF-TWICE/general": { readonly other: FindingParam }
  "TIER-INVERTED/inverted": { readonly from: FindingParam; readonly to: FindingParam }
  "TIER-INVERTED/band": { readonly from: FindingParam; readonly to: FindingParam }
  "TIER-HOLE/between": { readonly from: FindingParam; readonly to: FindingParam }
  "TIER-HOLE/end": { readonly from: FindingParam }
  "TIER-HOLE/band-start": { readonly to: FindingParam }
  "TIER-HOLE/band-between": { readonly from: FindingParam; readonly to: FindingParam }
  "TIER-OVERLAP/overlap": { readonly id: FindingParam; readonly other: FindingParam }
  "TIER-ORDER/tier": { readonly id: FindingParam }
  "TIER-ORDER/band": { readonly id: FindingParam }
  "TIER-BASIS/per-bill": Readonly<Record<never, FindingParam>>
  "EXAMPLE-RESULT/amount": { readonly amount: FindingParam; readonly expected: FindingParam; readonly fee: FindingParam; readonly trace: FindingParam }
  "EXAMPLE-RESULT/accepted": { readonly amount: FindingParam; readonly expected: FindingParam; readonly fee: FindingParam; readonly trace: FindingParam }
  "EXAMPLE-RESULT/refused": { readonly error: FindingParam; readonly expected: FindingParam; readonly fee: FindingParam; readonly given: FindingParam }
  "EXAMPLE-RESULT/total": { readonly amount: FindingParam; readonly currency: FindingParam; readonly expected: FindingParam; readonly trace: FindingParam }
  "EXAMPLE-RESULT/tax": { readonly amount: FindingParam; readonly currency: FindingParam; readonly expected: FindingParam; readonly rates: FindingParam; readonly trace: FindingParam }
  "EXAMPLE-RESULT/no-error": { readonly expected: FindingParam; readonly field: FindingParam }
  "EXAMPLE-RESULT/other-error": { readonly error: FindingParam; readonly expected: FindingParam; readonly field: FindingParam }
  "EXAMPLE-RESULT/error": { readonly error: FindingParam; readonly field: FindingParam }
  "EXAMPLE-RESULT/value": { readonly expected: FindingParam; readonly field: FindingParam; readonly value: FindingParam }
  "EXAMPLE-RESULT/no-fee": { readonly known: FindingParam; readonly name: FindingParam }
  "EXAMPLE-RESULT/other-tariff": { readonly day: FindingParam; readonly other: FindingParam; readonly where: FindingParam }
  "EXAMPLE-RESULT/no-tariff": { readonly day: FindingParam; readonly where: FindingParam }
  "EXAMPLE-RESULT/expects-nothing": Readonly<Record<never, FindingParam>>
  "EXPRESSION/syntax": { readonly found: FindingParam }
  "EXPRESSION/foreign-word": { readonly found: FindingParam; readonly instead: FindingParam }
  "EXPRESSION/ends-too-early": Readonly<Record<never, FindingParam>>
  "EXPRESSION/open-string": Readonly<Record<never, FindingParam>>
  "EXPRESSION/too-large": Readonly<Record<never, FindingParam>>
  "EXPRESSION/too-costly": { readonly most: FindingParam; readonly steps: FindingParam }
  "EXPRESSION/unknown-name": { readonly known: FindingParam; readonly name: FindingParam }
  "EXPRESSION/unknown-function": { readonly known: FindingParam; readonly name: FindingParam }
  "EXPRESSION/regular-expression": Readonly<Record<never, FindingParam>>
  "EXPRESSION/not-boolean": { readonly type: FindingParam }
  "EXPRESSION/operands": { readonly left: FindingParam; readonly operator: FindingParam; readonly right: FindingParam }
  "EXPRESSION/decimal-operands": { readonly example: FindingParam; readonly left: FindingParam; readonly operator: FindingParam; readonly right: FindingParam }
  "EXPRESSION/operand": { readonly operator: FindingParam; readonly type: FindingParam }
  "EXPRESSION/arguments": { readonly name: FindingParam; readonly types: FindingParam }
  "EXPRESSION/logical": { readonly operator: FindingParam; readonly type: FindingParam }
  "EXPRESSION/branches": { readonly left: FindingParam; readonly right: FindingParam }
  "EXPRESSION/mixed-items": { readonly found: FindingParam; readonly wanted: FindingParam }
  "EXPRESSION/no-members": { readonly type: FindingParam }
  "EXPRESSION/not-a-list": { readonly type: FindingParam }
  "EXPRESSION/has-argument": Readonly<Record<never, FindingParam>>
  "EXPRESSION/macro-variable": Readonly<Record<never, FindingParam>>
  "EXPRESSION/type": { readonly detail: FindingParam }
  "EXPRESSION/foreign-value": { readonly choices: FindingParam; readonly name: FindingParam; readonly of: FindingParam }
  "EXPRESSION/foreign-result": { readonly choices: FindingParam; readonly name: FindingParam }
  "EXPRESSION/never-same": { readonly left: FindingParam; readonly leftPath: FindingParam; readonly right: FindingParam; readonly rightPath: FindingParam }
  "EXPRESSION/decimal-as-text": { readonly operator: FindingParam; readonly written: FindingParam }
  "EXPRESSION/not-a-decimal": { readonly written: FindingParam }
  "EXPRESSION/not-a-day": { readonly written: FindingParam }
  "EXPRESSION/divides-by-zero": Readonly<Record<never, FindingParam>>
  "EXPRESSION/wrong-result": { readonly found: FindingParam; readonly wanted: FindingParam }
  "MEASURE/measures-differ": { readonly left: FindingParam; readonly leftPath: FindingParam; readonly operator: FindingParam; readonly right: FindingParam; readonly rightPath: FindingParam }
  "MEASURE/measures-of-branches": { readonly left: FindingParam; readonly leftPath: FindingParam; readonly right: FindingParam; readonly rightPath: FindingParam }
  "MEASURE/not-money": { readonly measure: FindingParam; readonly written: FindingParam }
  "MEASURE/wrong-measure": { readonly found: FindingParam; readonly wanted: FindingParam }
  "MEASURE/limit": { readonly limit: FindingParam; readonly measure: FindingParam; readonly unit: FindingParam }
  "MEASURE/limit-of-length": { readonly limit: FindingParam; readonly unit: FindingParam; readonly units: FindingParam }
  "MEASURE/unknown-measure": { readonly known: FindingParam; readonly name: FindingParam }
  "CURRENCY/money-without-currency": { readonly operator: FindingParam; readonly written: FindingParam }
  "CURRENCY/currencies-differ": { readonly left: FindingParam; readonly leftPath: FindingParam; readonly operator: FindingParam; readonly right: FindingParam; readonly rightPath: FindingParam }
  "CURRENCY/unknown-currency": { readonly known: FindingParam; readonly name: FindingParam }
  "CURRENCY/not-a-currency": { readonly written: FindingParam }
  "CONDITION/never-range": { readonly least: FindingParam; readonly most: FindingParam; readonly of: FindingParam; readonly part: FindingParam }
  "CONDITION/always-range": { readonly least: FindingParam; readonly most: FindingParam; readonly of: FindingParam; readonly part: FindingParam }
  "CONDITION/never-least": { readonly least: FindingParam; readonly of: FindingParam; readonly part: FindingParam }
  "CONDITION/always-least": { readonly least: FindingParam; readonly of: FindingParam; readonly part: FindingParam }
  "CONDITION/never-above": { readonly least: FindingParam; readonly of: FindingParam; readonly part: FindingParam }
  "CONDITION/always-above": { readonly least: FindingParam; readonly of: FindingParam; readonly part: FindingParam }
  "CONDITION/never-most": { readonly most: FindingParam; readonly of: FindingParam; readonly part: FindingParam }
  "CONDITION/always-most": { readonly most: FindingParam; readonly of: FindingParam; readonly part: FindingParam }
  "CONDITION/never-choices": { readonly choices: FindingParam; readonly of: FindingParam; readonly part: FindingParam }
  "CONDITION/always-choices": { readonly choices: FindingParam; readonly of: FindingParam; readonly part: FindingParam }
  "CONDITION/never-together": { readonly names: FindingParam; readonly part: FindingParam }
  "CONDITION/always-together": { readonly names: FindingParam; readonly part: FindingParam }
  "CONDITION/never-literal": { readonly part: FindingParam }
  "CONDITION/always-literal": { readonly part: FindingParam }
  "CONDITION/own-value": { readonly field: FindingParam }
  "CONDITION/never-inside": { readonly outer: FindingParam }
  "CONDITION/always-inside": { readonly outer: FindingParam }
  "CONDITION/never-both": { readonly member: FindingParam; readonly outer: FindingParam }
  "CONDITION/same-row": { readonly other: FindingParam }
  "CONDITION/hides-required": { readonly field: FindingParam; readonly part: FindingParam }
  "CONDITION/required-hidden": { readonly field: FindingParam; readonly visible: FindingParam }
  "CONDITION/if-without-required": { readonly names: FindingParam }
  "VALUE-CIRCLE/round": { readonly circle: FindingParam }
  "UNREADABLE/folder": { readonly reason: FindingParam }
  "UNREADABLE/file": { readonly reason: FindingParam }
  "UNREADABLE/link": { readonly reason: FindingParam }
  "TOO-LARGE/files": { readonly most: FindingParam }
  "TOO-LARGE/file": { readonly limit: FindingParam; readonly size: FindingParam }
  "ESCAPES/link": Readonly<Record<never, FindingParam>>
  "NOT-A-FILE/folder": Readonly<Record<never, FindingParam>>
  "NOT-A-FILE/other": Readonly<Record<never, FindingParam>>
  "NOT-A-FILE/link-to-folder": Readonly<Record<never, FindingParam>>
  "NOT-UTF8/encoding": Readonly<Record<never, FindingParam>>
  "NOT-UTF8/utf-16": Readonly<Record<never, FindingParam>>
  "EXTENSION/extension": Readonly<Record<never, FindingParam>>
  "FOLDER/brand-file": Readonly<Record<never, FindingParam>>
  "FOLDER/beside-brand": Readonly<Record<never, FindingParam>>
  "KIND/unknown": { readonly kinds: FindingParam }
  "NAME/file": Readonly<Record<never, FindingParam>>
  "NAME/reserved": { readonly name: FindingParam }
  "NAME/form": { readonly name: FindingParam }
  "SCHEMA/other": { readonly expected: FindingParam; readonly schema: FindingParam }
  "META/remote-reference": { readonly target: FindingParam }
  "META/escaping-reference": { readonly target: FindingParam }
  "META/lost-reference": { readonly target: FindingParam }
  "META/missing": Readonly<Record<never, FindingParam>>
  "META/broken": { readonly detail: FindingParam }
  "META/no-schema": Readonly<Record<never, FindingParam>>
  "META/kind": { readonly kind: FindingParam }
  "DUPLICATE-ID/item": { readonly id: FindingParam }
  "DUPLICATE-ID/route": { readonly file: FindingParam; readonly id: FindingParam }
  "DUPLICATE-ID/limit": { readonly file: FindingParam; readonly name: FindingParam }
  "DUPLICATE-ID/text": { readonly file: FindingParam; readonly name: FindingParam }
  "DUPLICATE-ID/case": { readonly name: FindingParam; readonly other: FindingParam }
  "DUPLICATE-ID/alias-twice": { readonly alias: FindingParam }
  "DUPLICATE-ID/alias-taken": { readonly alias: FindingParam; readonly row: FindingParam }
  "DUPLICATE-ID/file": { readonly name: FindingParam; readonly path: FindingParam }
  "DUPLICATE-ID/word": { readonly name: FindingParam; readonly path: FindingParam }
  "DUPLICATE-ID/field": { readonly name: FindingParam }
  "DUPLICATE-ID/section": { readonly id: FindingParam }
  "ROUTE/taken": { readonly path: FindingParam; readonly route: FindingParam }
  "ROUTE/reserved": { readonly start: FindingParam }
  "ROUTE/part-form": { readonly optional: FindingParam; readonly part: FindingParam }
  "ROUTE/part-twice": { readonly part: FindingParam }
  "ROUTE/no-target": Readonly<Record<never, FindingParam>>
  "ROUTE/targets": { readonly targets: FindingParam }
  "ROUTE/lacks": { readonly page: FindingParam; readonly part: FindingParam }
  "ROUTE/redirect-lacks": { readonly part: FindingParam; readonly target: FindingParam }
  "ROUTE/circle": { readonly circle: FindingParam }
  "STORED/pair": Readonly<Record<never, FindingParam>>
  "STORED/search-languages": { readonly field: FindingParam; readonly fields: FindingParam }
  "STORED/form-field": { readonly field: FindingParam; readonly form: FindingParam }
  "STORED/form-type": { readonly field: FindingParam; readonly form: FindingParam; readonly inEntity: FindingParam; readonly inForm: FindingParam }
  "STORED/sort": { readonly field: FindingParam; readonly known: FindingParam }
  "STORED/gone-entity": { readonly brand: FindingParam; readonly count: FindingParam; readonly entity: FindingParam }
  "STORED/gone-field": { readonly brand: FindingParam; readonly count: FindingParam; readonly entity: FindingParam; readonly field: FindingParam }
  "STORED/missing": { readonly brand: FindingParam; readonly count: FindingParam; readonly entity: FindingParam; readonly field: FindingParam }
  "STORED/gone-codes": { readonly brand: FindingParam; readonly codes: FindingParam; readonly count: FindingParam; readonly entity: FindingParam; readonly field: FindingParam }
  "STORED/records": { readonly brand: FindingParam; readonly count: FindingParam; readonly entity: FindingParam; readonly field: FindingParam; readonly rule: FindingParam }
  "STORED/existing-field": { readonly field: FindingParam }
  "STORED/still-field": { readonly field: FindingParam }
  "STORED/still-entity": { readonly entity: FindingParam }
  "STORED/still-code": { readonly field: FindingParam; readonly name: FindingParam }
  "STORED/no-code": { readonly field: FindingParam; readonly known: FindingParam; readonly name: FindingParam }
  "STORED/no-codes": { readonly field: FindingParam }
  "STORED/default-unfit": { readonly field: FindingParam }
  "STORED/never-reached": { readonly name: FindingParam }
  "STORED/required-removed": { readonly field: FindingParam }
  "CALL/taken": { readonly method: FindingParam; readonly operation: FindingParam; readonly path: FindingParam }
  "BOUNDS/crossed": { readonly high: FindingParam; readonly least: FindingParam; readonly low: FindingParam; readonly most: FindingParam }
  "BOUNDS/tariff-period": { readonly from: FindingParam; readonly to: FindingParam }
  "BOUNDS/cap": { readonly cap: FindingParam; readonly price: FindingParam }
  "FIELD-CHECK/type": { readonly check: FindingParam; readonly type: FindingParam }
  "FIELD-CHECK/decimal": { readonly check: FindingParam }
  "FIELD-CHECK/types": { readonly checks: FindingParam; readonly type: FindingParam }
  "DEFAULT/choice": { readonly found: FindingParam; readonly known: FindingParam }
  "DEFAULT/unknown-field": { readonly name: FindingParam }
  "DEFAULT/lacks": { readonly name: FindingParam }
  "DEFAULT/type": { readonly expected: FindingParam; readonly found: FindingParam }
  "DEFAULT/short": { readonly limit: FindingParam }
  "DEFAULT/long": { readonly limit: FindingParam }
  "DEFAULT/pattern": { readonly limit: FindingParam }
  "DEFAULT/format": { readonly limit: FindingParam }
  "DEFAULT/small": { readonly limit: FindingParam }
  "DEFAULT/large": { readonly limit: FindingParam }
  "DEFAULT/not-above": { readonly limit: FindingParam }
  "DEFAULT/few": { readonly limit: FindingParam }
  "DEFAULT/many": { readonly limit: FindingParam }
  "DEFAULT/decimals": { readonly limit: FindingParam }
  "DEFAULT/repeated": { readonly limit: FindingParam }
  "DEFAULT/rule": { readonly limit: FindingParam }
  "FACT/choice": { readonly found: FindingParam; readonly known: FindingParam }
  "FACT/unknown-field": { readonly name: FindingParam }
  "FACT/lacks": { readonly name: FindingParam }
  "FACT/type": { readonly expected: FindingParam; readonly found: FindingParam }
  "FACT/short": { readonly limit: FindingParam }
  "FACT/long": { readonly limit: FindingParam }
  "FACT/pattern": { readonly limit: FindingParam }
  "FACT/format": { readonly limit: FindingParam }
  "FACT/small": { readonly limit: FindingParam }
  "FACT/large": { readonly limit: FindingParam }
  "FACT/not-above": { readonly limit: FindingParam }
  "FACT/few": { readonly limit: FindingParam }
  "FACT/many": { readonly limit: FindingParam }
  "FACT/decimals": { readonly limit: FindingParam }
  "FACT/repeated": { readonly limit: FindingParam }
  "FACT/rule": { readonly limit: FindingParam }
  "EXAMPLE/choice": { readonly found: FindingParam; readonly known: FindingParam }
  "EXAMPLE/unknown-field": { readonly name: FindingParam }
  "EXAMPLE/lacks": { readonly name: FindingParam }
  "EXAMPLE/type": { readonly expected: FindingParam; readonly found: FindingParam }
  "EXAMPLE/short": { readonly limit: FindingParam }
  "EXAMPLE/long": { readonly limit: FindingParam }
  "EXAMPLE/pattern": { readonly limit: FindingParam }
  "EXAMPLE/format": { readonly limit: FindingParam }
  "EXAMPLE/small": { readonly limit: FindingParam }
  "EXAMPLE/large": { readonly limit: FindingParam }
  "EXAMPLE/not-above": { readonly limit: FindingParam }
  "EXAMPLE/few": { readonly limit: FindingParam }
  "EXAMPLE/many": { readonly limit: FindingParam }
  "EXAMPLE/decimals": { readonly limit: FindingParam }
  "EXAMPLE/repeated": { readonly limit: FindingParam }
  "EXAMPLE/rule": { readonly limit: FindingParam }
  "SLOW-PATTERN/exponential": { readonly attack: FindingParam; readonly part: FindingParam }
  "LAYOUT/not-shown": { readonly name: FindingParam }
  "LAYOUT/never-shown": { readonly name: FindingParam }
  "LAYOUT/required-hidden": { readonly name: FindingParam }
  "LIMIT/types": Readonly<Record<never, FindingParam>>
  "LIMIT/decimal": { readonly text: FindingParam }
  "LIMIT/below": { readonly least: FindingParam; readonly value: FindingParam }
  "LIMIT/above": { readonly most: FindingParam; readonly value: FindingParam }
  "LIMIT/needs-number": { readonly check: FindingParam; readonly limit: FindingParam; readonly value: FindingParam }
  "LIMIT/contradicts": { readonly limit: FindingParam; readonly path: FindingParam; readonly value: FindingParam }
  "LIFE/unknown": { readonly life: FindingParam; readonly row: FindingParam; readonly states: FindingParam }
  "LIFE/missing": { readonly states: FindingParam }
  "TARIFF/one-price": { readonly kinds: FindingParam }
  "TARIFF/free-bands": Readonly<Record<never, FindingParam>>
  "TARIFF/per-bill": Readonly<Record<never, FindingParam>>
  "TARIFF/decimals": { readonly currency: FindingParam; readonly decimals: FindingParam; readonly places: FindingParam; readonly price: FindingParam }
  "OVERLAY-ADD/new": { readonly id: FindingParam; readonly known: FindingParam }
  "OVERLAY-ADD/renamed": { readonly id: FindingParam; readonly renamed: FindingParam }
  "OVERLAY-ADD/exists": { readonly id: FindingParam }
  "OVERLAY-BASE/nothing": { readonly known: FindingParam; readonly name: FindingParam }
  "OVERLAY-ID/missing": Readonly<Record<never, FindingParam>>
  "OVERLAY-MARK/shared": { readonly mark: FindingParam }
  "OVERLAY-MARK/not-here": { readonly mark: FindingParam }
  "OVERLAY-MARK/true": { readonly mark: FindingParam }
  "OVERLAY-MARK/target": { readonly mark: FindingParam }
  "OVERLAY-MARK/both": Readonly<Record<never, FindingParam>>
  "OVERLAY-MARK/no-effect": { readonly mark: FindingParam }
  "OVERLAY-NEW/exists": { readonly path: FindingParam }
  "OVERLAY-NOTHING/name": { readonly name: FindingParam }
  "OVERLAY-NOTHING/item": { readonly id: FindingParam; readonly known: FindingParam }
  "OVERLAY-PLACE/unknown": { readonly id: FindingParam; readonly known: FindingParam }
  "OVERLAY-STANDARD/changed": { readonly id: FindingParam; readonly standard: FindingParam }
  "EXTENDS/itself": Readonly<Record<never, FindingParam>>
  "EXTENDS/circle": { readonly brand: FindingParam; readonly other: FindingParam }
  "EXTENDS/unknown": { readonly known: FindingParam; readonly other: FindingParam }
  "TWIN/label": { readonly id: FindingParam; readonly other: FindingParam }
  "TWIN/target": { readonly id: FindingParam; readonly other: FindingParam }
  "CROSSED/source": { readonly name: FindingParam; readonly own: FindingParam; readonly source: FindingParam }
  "CROSSED/second": { readonly name: FindingParam }
  "CROSSED/tabs": { readonly name: FindingParam }
  "REDUNDANT/value": Readonly<Record<never, FindingParam>>
  "REDUNDANT/item": { readonly id: FindingParam }
  "REDUNDANT/place": { readonly id: FindingParam }
  "MISFIT/shows": { readonly field: FindingParam; readonly known: FindingParam; readonly value: FindingParam }
  "MISFIT/alone": { readonly member: FindingParam; readonly needs: FindingParam }
  "UNUSED/nowhere": { readonly kind: FindingParam; readonly name: FindingParam }
  "UNUSED/field": { readonly name: FindingParam }
  "MISLEADING/bound": { readonly bound: FindingParam; readonly member: FindingParam; readonly said: FindingParam }
  "MISLEADING/description": { readonly description: FindingParam; readonly name: FindingParam; readonly other: FindingParam }
  "MISLEADING/pattern": Readonly<Record<never, FindingParam>>
  "MISLEADING/unit-of-name": { readonly name: FindingParam; readonly said: FindingParam; readonly unit: FindingParam }
  "MISLEADING/unit-of-text": { readonly name: FindingParam; readonly said: FindingParam; readonly unit: FindingParam }
  "MISLEADING/example": { readonly example: FindingParam; readonly member: FindingParam }
  "CONTRADICTION/word": { readonly declared: FindingParam; readonly member: FindingParam; readonly name: FindingParam; readonly own: FindingParam }
  "DESK/missing": { readonly name: FindingParam; readonly pattern: FindingParam }
  "DESK/unused": { readonly name: FindingParam; readonly pattern: FindingParam }
  "DESK/hole": { readonly name: FindingParam }
  "DESK/taken": { readonly entity: FindingParam; readonly name: FindingParam }
  "DESK/operation": { readonly operation: FindingParam; readonly pattern: FindingParam }
  "REFERENCE/missing": { readonly kind: FindingParam; readonly known: FindingParam; readonly name: FindingParam }
  "REFERENCE/missing-word": { readonly name: FindingParam }
  "REFERENCE/unnamed-text": { readonly name: FindingParam }
  "REFERENCE/word-in-itself": { readonly name: FindingParam }
  "REFERENCE/part-in-itself": { readonly name: FindingParam }
  "REFERENCE/part-without-list": { readonly list: FindingParam; readonly name: FindingParam }
  "REFERENCE/part-differs": { readonly name: FindingParam }
  "REFERENCE/missing-row": { readonly id: FindingParam; readonly known: FindingParam; readonly list: FindingParam; readonly name: FindingParam }
  "REFERENCE/missing-any-row": { readonly known: FindingParam; readonly list: FindingParam; readonly name: FindingParam }
  "REFERENCE/needed-by-code": { readonly kind: FindingParam; readonly name: FindingParam }
  "REFERENCE/shown-by-code": { readonly kind: FindingParam; readonly name: FindingParam }
  "REFERENCE/removed-code": { readonly name: FindingParam }
  "REFERENCE/removed-one": { readonly name: FindingParam }
  "REFERENCE/removed-many": { readonly count: FindingParam; readonly name: FindingParam }
  "REFERENCE/declared-code": { readonly name: FindingParam; readonly unused: FindingParam }
  "REFERENCE/declared-many": { readonly count: FindingParam; readonly name: FindingParam; readonly unused: FindingParam }
  "FIELD/missing": { readonly known: FindingParam; readonly name: FindingParam }
  "FIELD/declared-many": { readonly count: FindingParam; readonly name: FindingParam; readonly unused: FindingParam }
  "INPUT/unknown": { readonly known: FindingParam; readonly name: FindingParam; readonly operation: FindingParam }
  "INPUT/declared-many": { readonly count: FindingParam; readonly name: FindingParam; readonly unused: FindingParam }
  "INPUT/needed": { readonly names: FindingParam; readonly operation: FindingParam }
  "INPUT/sort": { readonly known: FindingParam; readonly name: FindingParam; readonly operation: FindingParam }
  "INPUT/path-part": { readonly known: FindingParam; readonly part: FindingParam }
  "LINK/unknown": { readonly known: FindingParam; readonly part: FindingParam; readonly path: FindingParam }
  "LINK/needed": { readonly parts: FindingParam; readonly path: FindingParam }
  "SERVICE/pair": Readonly<Record<never, FindingParam>>
  "SERVICE/form": { readonly form: FindingParam; readonly orderType: FindingParam }
  "SERVICE/facts": { readonly field: FindingParam; readonly form: FindingParam }
  "SERVICE/end": Readonly<Record<never, FindingParam>>
  "SERVICE/step-twice": { readonly milestone: FindingParam }
  "SERVICE/prefix": { readonly other: FindingParam; readonly prefix: FindingParam }
  "SERVICE/quote": Readonly<Record<never, FindingParam>>
  "REQUIRED/missing": { readonly names: FindingParam }
  "REQUIRED/missing-in": { readonly names: FindingParam; readonly where: FindingParam }
  "REQUIRED/missing-many": { readonly names: FindingParam }
  "REQUIRED/missing-many-in": { readonly names: FindingParam; readonly where: FindingParam }
  "REQUIRED/beside": { readonly names: FindingParam; readonly there: FindingParam }
  "REQUIRED/new-lacks": { readonly name: FindingParam; readonly names: FindingParam }
  "REQUIRED/taken-away": { readonly names: FindingParam }
  "REQUIRED/schema": { readonly expected: FindingParam }
  "UNKNOWN/name": { readonly known: FindingParam; readonly name: FindingParam }
  "UNKNOWN/name-in": { readonly known: FindingParam; readonly name: FindingParam; readonly where: FindingParam }
  "TYPE/document": { readonly found: FindingParam }
  "TYPE/value": { readonly expected: FindingParam; readonly found: FindingParam; readonly value: FindingParam }
  "TYPE/choice": { readonly type: FindingParam; readonly value: FindingParam }
  "VALUE/choices": { readonly allowed: FindingParam; readonly value: FindingParam }
  "VALUE/only": { readonly allowed: FindingParam; readonly value: FindingParam }
  "CHOICE/one": { readonly choices: FindingParam }
  "CHOICE/not-both": { readonly choices: FindingParam }
  "PATTERN/form": { readonly pattern: FindingParam; readonly value: FindingParam }
  "PATTERN/form-note": { readonly note: FindingParam; readonly pattern: FindingParam; readonly value: FindingParam }
  "FORMAT/regex": { readonly value: FindingParam }
  "FORMAT/date": { readonly value: FindingParam }
  "FORMAT/other": { readonly format: FindingParam; readonly value: FindingParam }
  "RANGE/least": { readonly limit: FindingParam; readonly value: FindingParam }
  "RANGE/most": { readonly limit: FindingParam; readonly value: FindingParam }
  "LENGTH/short": { readonly limit: FindingParam }
  "LENGTH/long": { readonly limit: FindingParam }
  "COUNT/few": { readonly limit: FindingParam }
  "COUNT/many": { readonly limit: FindingParam }
  "REPEATED/item": Readonly<Record<never, FindingParam>>
  "SHAPE/rule": { readonly rule: FindingParam; readonly value: FindingParam }
  "SHAPE/excluded": { readonly name: FindingParam }
  "SYNTAX/value-missing": Readonly<Record<never, FindingParam>>
  "SYNTAX/colon-missing": Readonly<Record<never, FindingParam>>
  "SYNTAX/after-end": { readonly found: FindingParam }
  "SYNTAX/word": { readonly meant: FindingParam; readonly word: FindingParam }
  "SYNTAX/character": { readonly character: FindingParam; readonly number: FindingParam }
  "SYNTAX/name-missing": Readonly<Record<never, FindingParam>>
  "BOM/bom": Readonly<Record<never, FindingParam>>
  "BRACKET/extra": { readonly bracket: FindingParam }
  "BRACKET/missing": { readonly bracket: FindingParam }
  "BRACKET/missing-for": { readonly bracket: FindingParam; readonly line: FindingParam; readonly opened: FindingParam }
  "BRACKET/wrong": { readonly expected: FindingParam; readonly found: FindingParam }
  "COMMA/missing": Readonly<Record<never, FindingParam>>
  "COMMA/extra": Readonly<Record<never, FindingParam>>
  "COMMA/before-closing": { readonly bracket: FindingParam }
  "COMMENT/comment": Readonly<Record<never, FindingParam>>
  "CONFLICT/marks": Readonly<Record<never, FindingParam>>
  "DEPTH/depth": { readonly most: FindingParam }
  "DUPLICATE-NAME/twice": { readonly line: FindingParam; readonly name: FindingParam }
  "EMPTY/empty": Readonly<Record<never, FindingParam>>
  "NUMBER/not-a-number": { readonly text: FindingParam }
  "NUMBER/leading-zero": Readonly<Record<never, FindingParam>>
  "NUMBER/too-large": { readonly text: FindingParam }
  "NUMBER/minus-zero": Readonly<Record<never, FindingParam>>
  "NUMBER/too-long": { readonly text: FindingParam }
  "NUMBER/exponent": { readonly text: FindingParam }
  "QUOTE/foreign": { readonly quote: FindingParam }
  "QUOTE/bare": { readonly word: FindingParam }
  "STRING/open": Readonly<Record<never, FindingParam>>
  "STRING/quote-missing": Readonly<Record<never, FindingParam>>
  "STRING/escape": Readonly<Record<never, FindingParam>>
  "STRING/character": Readonly<Record<never, FindingParam>>
  "TARIFF-LINE/free": { readonly member: FindingParam }
  "TARIFF-LINE/uncounted": { readonly basis: FindingParam }
  "TARIFF-LINE/percent-basis": { readonly basis: FindingParam }
  "TARIFF-LINE/percent-missing": Readonly<Record<never, FindingParam>>
  "TARIFF-LINE/of": Readonly<Record<never, FindingParam>>
  "TARIFF-LINE/window": { readonly basis: FindingParam; readonly per: FindingParam }
  "TARIFF-LINE/bands-free": Readonly<Record<never, FindingParam>>
  "TARIFF-LINE/other-currency": { readonly currency: FindingParam; readonly name: FindingParam; readonly other: FindingParam }
  "TARIFF-LINE/fraction": { readonly least: FindingParam; readonly percent: FindingParam }
  "TARIFF-LINE/percent-above": { readonly most: FindingParam; readonly percent: FindingParam }
  "TARIFF-FACT/kind": { readonly fact: FindingParam; readonly kind: FindingParam; readonly member: FindingParam }
  "TARIFF-FACT/none": { readonly fact: FindingParam }
  "TARIFF-BOTH/lines": { readonly fee: FindingParam; readonly other: FindingParam }
  "TABLE-TWICE/row": { readonly other: FindingParam }
  "TABLE-TWICE/open": { readonly other: FindingParam }
  "VARIANT/empty": { readonly name: FindingParam }
  "VARIANT/never": { readonly name: FindingParam }
  "VARIANT/unsaid": Readonly<Record<never, FindingParam>>
  "PRICE-UNLIKELY/turn": { readonly other: FindingParam; readonly price: FindingParam }
  "PRICE-UNLIKELY/line": { readonly other: FindingParam; readonly price: FindingParam }
  "PRICE-UNLIKELY/peer": { readonly other: FindingParam; readonly price: FindingParam; readonly where: FindingParam }
  "PLACEHOLDER/brace": { readonly found: FindingParam; readonly missing: FindingParam }
  "PLACEHOLDER/form": { readonly example: FindingParam; readonly placeholder: FindingParam }
  "PLACEHOLDER/unfilled-here": { readonly placeholder: FindingParam }
  "PLACEHOLDER/unfilled": { readonly placeholder: FindingParam }
  "PLACEHOLDER/missing": { readonly language: FindingParam; readonly other: FindingParam; readonly placeholder: FindingParam }
  "PLACEHOLDER/extra": { readonly language: FindingParam; readonly other: FindingParam; readonly placeholder: FindingParam }
  "EMPTY-TEXT/empty": Readonly<Record<never, FindingParam>>
  "EMPTY-TEXT/blanks": Readonly<Record<never, FindingParam>>
  "MARKUP/tag": { readonly tag: FindingParam }
  "MARKUP/entity": { readonly entity: FindingParam }
  "MARKUP/markdown": { readonly found: FindingParam }
  "MARKUP/escape": { readonly found: FindingParam }
  "MARKUP/format": { readonly example: FindingParam; readonly found: FindingParam }
  "LANGUAGE/number": { readonly number: FindingParam; readonly other: FindingParam }
  "LANGUAGE/swapped": Readonly<Record<never, FindingParam>>
  "LANGUAGE/english-is-chinese": Readonly<Record<never, FindingParam>>
  "LANGUAGE/copied": Readonly<Record<never, FindingParam>>
  "LANGUAGE/chinese-is-foreign": Readonly<Record<never, FindingParam>>
  "LANGUAGE/traditional": { readonly letters: FindingParam }
  "LANGUAGE/sign": { readonly sign: FindingParam }
  "LANGUAGE/script": { readonly language: FindingParam; readonly letter: FindingParam }
  "FILLER/note": { readonly found: FindingParam }
  "FILLER/trial": { readonly found: FindingParam }
  "LINE-BREAK/stray": Readonly<Record<never, FindingParam>>
  "LINE-BREAK/one-language": Readonly<Record<never, FindingParam>>
  "LINE-BREAK/subject": { readonly body: FindingParam }
  "UNSAFE/invisible": { readonly number: FindingParam }
  "UNSAFE/decomposed": { readonly letter: FindingParam }
  "UNSAFE/code": { readonly text: FindingParam }
  "SECRET/looks": { readonly what: FindingParam }
  "ROUTE-OVERLAP/both": { readonly example: FindingParam; readonly other: FindingParam; readonly otherPath: FindingParam; readonly path: FindingParam }
  "TEXT-UNUSED/nowhere": { readonly key: FindingParam }
  "ROW-TEXT/missing": { readonly keys: FindingParam; readonly row: FindingParam }
  "PLURAL/missing": { readonly forms: FindingParam; readonly language: FindingParam }
  "PLURAL/extra": { readonly form: FindingParam; readonly language: FindingParam }
  "PLURAL/uncounted": { readonly count: FindingParam }
  "CIRCLE/round": { readonly circle: FindingParam }
}

export const findingWords: Readonly<Record<keyof FindingParams, { readonly zh: string; readonly en: string }>> = {
  "ACCESS/widened": { zh: "此处现已对 {actors} 开放，原约定为“{before}”。请改回；如确需放宽，请以名称 {name} 确认", en: "this is now open to {actors}; the agreed value is \"{before}\". Restore it, or acknowledge the change by name: {name}" },
  "ACCESS/unguarded": { zh: "原约定由“{before}”限制访问，取消后将对 {actors} 开放。请改回；如确需放宽，请以名称 {name} 确认", en: "the agreed guard is \"{before}\"; without it, this is open to {actors}. Restore it, or acknowledge the change by name: {name}" },
  "AUDIENCE/nobody": { zh: "需要同时具备权限 {rows}，但没有用户符合", en: "this needs the permissions {rows} together, and no reader of the page has all of them" },
  "AUDIENCE/call": { zh: "该页面面向 {readers}，但他们都不能调用“{operation}”（权限“{row}”）", en: "none of the readers ({readers}) may call \"{operation}\" (row \"{row}\")" },
  "AUDIENCE/some": { zh: "{readers} 也能打开该页面，但不能调用“{operation}”（权限“{row}”），只会看到报错", en: "readers of this page ({readers}) may not call \"{operation}\" (row \"{row}\"), so they would see an error" },
  "AUDIENCE/field": { zh: "“{name}”对 {readers} 都不显示（权限“{row}”）", en: "\"{name}\" is hidden from all who read it: {readers} (row \"{row}\")" },
  "AUDIENCE/recipients": { zh: "通知对象“{recipient}”没有权限“{row}”，永远收不到该通知", en: "the recipients \"{recipient}\" do not have the permission \"{row}\", so they never receive it" },
  "AUDIENCE/export": { zh: "该列表面向 {readers}，但他们都不能下载（权限“{row}”）", en: "none of the readers ({readers}) may download a list (row \"{row}\")" },
  "AUDIENCE/found": { zh: "访客打不开该页面，搜索引擎不会收录", en: "visitors may not open this page, so search engines never find it" },
  "HOST-RESERVED/local": { zh: "“{host}”是为品牌“{brand}”保留的本机名称", en: "\"{host}\" is the local name of the brand \"{brand}\"" },
  "BRAND-ORIGIN/host": { zh: "“{host}”不是该品牌的域名", en: "\"{host}\" is not one of the brand's hosts" },
  "BRAND-ADDRESS/origin": { zh: "“{given}”不是有效的来源：请写 https://域名；http://localhost 和 http://*.localhost（端口可写 *）仅限演示", en: "\"{given}\" is not an origin: write https://host; http://localhost and http://*.localhost (any port: *) are for the demo only" },
  "BRAND-ADDRESS/address": { zh: "“{given}”不是 https:// 网址；http://localhost 和 http://*.localhost 仅限演示", en: "\"{given}\" is not an https:// address; http://localhost and http://*.localhost are for the demo only" },
  "BRAND-CODE/product": { zh: "产品代码“{given}”已经属于品牌“{brand}”", en: "the product code \"{given}\" already belongs to the brand \"{brand}\"" },
  "BRAND-CODE/prefix": { zh: "订单号前缀“{given}”已经属于品牌“{brand}”", en: "the order number prefix \"{given}\" already belongs to the brand \"{brand}\"" },
  "BRAND-CODE/name": { zh: "“{given}”已是品牌“{brand}”的名称", en: "\"{given}\" is already the name of the brand \"{brand}\"" },
  "BRAND-ZONE/unknown": { zh: "没有名为“{zone}”的时区；请填写 IANA 时区名称，如 Asia/Shanghai", en: "there is no time zone \"{zone}\"; use an IANA name such as Asia/Shanghai" },
  "BRAND-ASSET/type": { zh: "“{file}”不能作为图片显示；标志与图标的扩展名须为 {endings}", en: "\"{file}\" cannot be shown as a picture; logos and favicons end in {endings}" },
  "BRAND-ASSET/signature": { zh: "文件内容不是 {kind} 图片", en: "the content is not a {kind} image" },
  "BRAND-ASSET/borrowed": { zh: "“{file}”位于品牌“{brand}”的文件夹，不在本品牌的文件夹中；每个品牌须使用自己的标志", en: "\"{file}\" is in the folder of \"{brand}\", not in the brand's own; every brand shows its own logo" },
  "BRAND-ASSET/script": { zh: "品牌的 SVG 不能包含 {part}：它会以本平台的权限运行", en: "a brand's SVG must not contain {part}: it would run as part of the portal" },
  "BRAND-ASSET/outside": { zh: "品牌的 SVG 不能包含 {part}：它会加载外部内容，泄露访问者信息", en: "a brand's SVG must not contain {part}: it would load external content and reveal visitors" },
  "BRAND-ASSET/page": { zh: "品牌的 SVG 不能包含 {part}：它可以嵌入任意网页", en: "a brand's SVG must not contain {part}: it could embed any web page" },
  "BRAND-ASSET/entity": { zh: "品牌的 SVG 不能包含 {part}：XML 实体可以引入其他文件", en: "a brand's SVG must not contain {part}: entities can include other files" },
  "CONTRAST/low": { zh: "{text}在{ground}上的对比度只有 {ratio}（{textColour} 对 {groundColour}）；{use}至少需要 {least}", en: "{text} on {ground} has a contrast of only {ratio} ({textColour} on {groundColour}); {use} needs at least {least}" },
  "CONTRAST/low-several": { zh: "{text}在{ground}上的对比度只有 {ratio}（{textColour} 对 {groundColour}）；{use}至少需要 {least}；另有 {count} 组也过低", en: "{text} on {ground} has a contrast of only {ratio} ({textColour} on {groundColour}); {use} needs at least {least} (and {count} more like this)" },
  "STATUS-COLOUR/token": { zh: "“{name}”在所有品牌中统一，主题不能修改。可用：{known}", en: "\"{name}\" is the same in every brand and cannot be set by a theme. A theme has: {known}" },
  "STATUS-COLOUR/tone": { zh: "“{row}”的颜色在所有品牌中统一为“{tone}”；品牌只能修改名称，不能修改颜色", en: "the colour of \"{row}\" is \"{tone}\" in every brand; a brand can change its label but not its colour" },
  "LEGAL-PAGE/unlinked": { zh: "导航与页脚都没有指向法律文本“{route}”的链接", en: "neither the navigation nor the footer links to the legal text \"{route}\"" },
  "LEGAL-PAGE/group": { zh: "法律文本“{route}”属于路由组“{group}”，而品牌没有启用它", en: "the legal text \"{route}\" belongs to the route group \"{group}\", which the brand does not enable" },
  "BRAND-LINK/group": { zh: "路由“{route}”所属的路由组“{group}”未启用；请在 routeGroups 中加上，或删除该链接", en: "the route \"{route}\" belongs to the group \"{group}\", which the brand does not enable; add it to routeGroups or remove the link" },
  "BRAND-LINK/needed": { zh: "路由组“{group}”未启用，但有 {count} 处链接指向其中的页面：{routes}", en: "the group \"{group}\" is not enabled, but {count} links point to its pages: {routes}" },
  "BRAND-LINK/unreached": { zh: "已启用路由组“{group}”，但没有任何链接指向其中的页面", en: "the group \"{group}\" is enabled, but nothing links to its pages" },
  "CLOSED-LINK/readers": { zh: "该链接面向 {readers}，但他们都无权访问路由“{route}”（权限“{row}”），因此不会显示", en: "it is meant for {readers}, none of whom may open the route \"{route}\" (row \"{row}\"), so it is never shown" },
  "OTHER-BRAND/shared": { zh: "共用文档面向所有品牌，但此处出现了品牌“{brand}”的“{words}”", en: "shared documents serve every brand, but this contains \"{words}\" of the brand \"{brand}\"" },
  "OTHER-BRAND/foreign": { zh: "品牌“{shown}”会在这里显示品牌“{brand}”的“{words}”", en: "the brand \"{shown}\" would show \"{words}\" of the brand \"{brand}\" here" },
  "OTHER-BRAND/inherited": { zh: "继承“{base}”会带入“{words}”：{file} 中提到了品牌“{brand}”", en: "extending \"{base}\" also includes \"{words}\": {file} mentions the brand \"{brand}\"" },
  "OTHER-BRAND/own": { zh: "“{words}”已写在本品牌的品牌文件中；此处重复的内容不会随之更新", en: "\"{words}\" is in the brand's own manifest; repeated here, it would not change with it" },
  "THEME/missing": { zh: "缺少颜色定义；没有这个文件，所有品牌都没有配色", en: "the colours are missing; without this file no brand has any" },
  "THEME/unknown": { zh: "theme.json 中没有“{name}”。已有：{known}", en: "theme.json has no \"{name}\". Known: {known}" },
  "THEME/colour": { zh: "“{value}”不是颜色；写成小写的 #rrggbb", en: "\"{value}\" is not a colour; write #rrggbb in lower case" },
  "THEME/circle": { zh: "颜色“{name}”的定义引用了它自身", en: "the colour \"{name}\" is derived from itself" },
  "BRAND/no-manifest": { zh: "品牌缺少 brand.json，文件夹 {folder} 会被忽略", en: "the brand has no brand.json; without it the folder {folder} is ignored" },
  "BRAND/shared": { zh: "“{name}”须由各品牌自行填写，不能写在基础平台中", en: "each brand has its own {name}; the base portal cannot set it" },
  "BRAND/default-language": { zh: "默认语言不在品牌支持的语言中：{languages}", en: "the default language is not among the brand's languages: {languages}" },
  "BRAND/picture": { zh: "首页（\"{name}\"）是“{page}”，其图片“{asset}”只有品牌“{brand}”有；请指定其他首页，或在本品牌的文件夹中添加该图片", en: "the {name} page is \"{page}\", and only \"{brand}\" has its picture \"{asset}\": name another page, or add the picture to the brand's own folder" },
  "BRAND/no-home": { zh: "这些路由组都不包含首页（\"home\": true），品牌将没有首页", en: "none of these route groups has the home page (\"home\": true), so the brand would have none" },
  "DEFAULT-BRAND/second": { zh: "品牌“{brand}”已经是默认品牌；只能有一个品牌响应未知域名", en: "the brand \"{brand}\" is already the default; only one can serve unknown hosts" },
  "DEFAULT-BRAND/none": { zh: "没有默认品牌；请在一个品牌中设置 \"default\": true，用于响应未知域名", en: "no brand is the default; set \"default\": true in the one that serves unknown hosts" },
  "HOST/taken": { zh: "域名“{host}”已经属于品牌“{brand}”", en: "the host \"{host}\" already belongs to the brand \"{brand}\"" },
  "PERIOD-TIME/form": { zh: "“{text}”不是时间；请写成 2027-01-01T00:00 或 2027-01-01", en: "\"{text}\" is not a time; write 2027-01-01T00:00 or 2027-01-01" },
  "PERIOD-TIME/calendar": { zh: "“{text}”这个时间不存在", en: "\"{text}\" does not exist; check the date and time" },
  "PERIOD-TIME/zone-missing": { zh: "“{text}”没有时区；请加上 \"zone\"，例如 \"Asia/Shanghai\"", en: "\"{text}\" has no time zone; add \"zone\", such as \"Asia/Shanghai\"" },
  "PERIOD-TIME/zone-unknown": { zh: "“{zone}”不是时区；请写 Asia/Shanghai 这样的名称", en: "\"{zone}\" is not a time zone; write a name such as Asia/Shanghai" },
  "PERIOD-TIME/day": { zh: "“{text}”不是有效日期，请按 2027-01-01 的格式填写", en: "\"{text}\" is not a date; use the format 2027-01-01" },
  "PERIOD-TIME/zone-double": { zh: "“{text}”已带时差，不需要 \"zone\"；请只保留一个", en: "\"{text}\" already has an offset, so \"zone\" is redundant; keep one of the two" },
  "PERIOD-TIME/skipped": { zh: "{zone} 没有 {text} 这一时间：夏令时开始，时钟拨快至 {next}", en: "{text} does not exist in {zone}: the clocks go forward past it to {next}" },
  "PERIOD-TIME/twice": { zh: "{zone} 的 {text} 会出现两次：夏令时结束，时钟拨慢。请去掉 \"zone\"，改用带时差的时间，第一次为 {first}", en: "{text} occurs twice in {zone} because the clocks go back. Omit \"zone\" and write the time with its offset; the first is {first}" },
  "PERIOD-INVERTED/days": { zh: "结束日期 {to} 早于开始日期 {from}", en: "the last day ({to}) is before the first day ({from})" },
  "PERIOD-INVERTED/inverted": { zh: "结束时间 {to} 不晚于开始时间 {from}", en: "the end, {to}, is not after the beginning, {from}" },
  "PERIOD-HOLE/start": { zh: "{from} 之前没有数值；第一段不能写 \"from\"", en: "no value before {from}; the earliest period must not have a \"from\"" },
  "PERIOD-HOLE/between": { zh: "从 {from} 到 {to} 没有数值", en: "no value from {from} to {to}" },
  "PERIOD-HOLE/end": { zh: "{to} 之后没有数值；最后一段不能写 \"to\"", en: "no value from {to} onwards; the last period must not have a \"to\"" },
  "PERIOD-OVERLAP/overlap": { zh: "“{id}”开始时“{other}”尚未结束", en: "\"{id}\" begins before \"{other}\" has ended" },
  "PERIOD-BESIDE/beside": { zh: "“{name}”已由 $periods 分时段定义，此处不会生效", en: "\"{name}\" is defined by the periods; next to \"$periods\" it is ignored" },
  "TARIFF-TWICE/port": { zh: "{other} 也从同一天起适用于 {port}", en: "{other} also covers {port} from the same day" },
  "TARIFF-TWICE/general": { zh: "{other} 也从同一天起适用于所有其他港口", en: "{other} also covers all other ports from the same day" },
  "TIER-INVERTED/inverted": { zh: "终点 {to} 小于起点 {from}", en: "the last unit ({to}) is below the first ({from})" },
  "TIER-INVERTED/band": { zh: "终点 {to} 不大于起点 {from}", en: "the band ends at {to}, which is not above its start, {from}" },
  "TIER-HOLE/between": { zh: "第 {from} 至第 {to} 个没有价格", en: "units {from} to {to} have no price" },
  "TIER-HOLE/end": { zh: "第 {from} 个起没有价格；最后一档不能写 \"to\"", en: "units from {from} upwards have no price; the last tier must not have a \"to\"" },
  "TIER-HOLE/band-start": { zh: "不超过 {to} 的数量没有价格；第一段不能写 \"exclusiveMinimum\"", en: "there is no price up to {to}; the first band must not have an \"exclusiveMinimum\"" },
  "TIER-HOLE/band-between": { zh: "超过 {from}、不超过 {to} 的数量没有价格", en: "there is no price above {from} and up to {to}" },
  "TIER-OVERLAP/overlap": { zh: "“{id}”开始时“{other}”尚未结束", en: "\"{id}\" begins before \"{other}\" has ended" },
  "TIER-ORDER/tier": { zh: "“{id}”应排在前一段之前", en: "\"{id}\" belongs before the tier above it" },
  "TIER-ORDER/band": { zh: "“{id}”应排在前一段之前", en: "\"{id}\" belongs before the band above it" },
  "TIER-BASIS/per-bill": { zh: "按票收取的费用不能设置箱量阶梯；请改用 \"price\"", en: "a charge per B/L has no tiers; use \"price\"" },
  "EXAMPLE-RESULT/amount": { zh: "“{fee}”应为 {expected}，实际为 {amount}：{trace}", en: "\"{fee}\" should be {expected} but comes to {amount}: {trace}" },
  "EXAMPLE-RESULT/accepted": { zh: "“{fee}”应以 {expected} 拒绝报价，实际为 {amount}：{trace}", en: "\"{fee}\" should be refused with {expected} but comes to {amount}: {trace}" },
  "EXAMPLE-RESULT/refused": { zh: "“{fee}”应为 {expected}，实际以 {error} 拒绝报价（{given}）", en: "\"{fee}\" should be {expected} but is refused with {error} ({given})" },
  "EXAMPLE-RESULT/total": { zh: "{currency} 合计应为 {expected}，实际为 {amount}：{trace}", en: "the total in {currency} should be {expected} but comes to {amount}: {trace}" },
  "EXAMPLE-RESULT/tax": { zh: "{currency} 税额应为 {expected}，实际为 {amount}（税率：{rates}）{trace}", en: "the tax in {currency} should be {expected} but comes to {amount} (rates: {rates}){trace}" },
  "EXAMPLE-RESULT/no-error": { zh: "“{field}”应提示 {expected}，实际没有提示", en: "\"{field}\" should be refused with {expected} but is accepted" },
  "EXAMPLE-RESULT/other-error": { zh: "“{field}”应提示 {expected}，实际提示 {error}", en: "\"{field}\" should be refused with {expected} but is refused with {error}" },
  "EXAMPLE-RESULT/error": { zh: "“{field}”不应有提示，实际提示 {error}", en: "\"{field}\" should be accepted but is refused with {error}" },
  "EXAMPLE-RESULT/value": { zh: "“{field}”应为 {expected}，实际为 {value}", en: "\"{field}\" should be {expected} but is {value}" },
  "EXAMPLE-RESULT/no-fee": { zh: "费率表没有收取“{name}”的费用行；可写：{known}", en: "no line of the tariff charges \"{name}\"; it charges {known}" },
  "EXAMPLE-RESULT/other-tariff": { zh: "{day} 在“{where}”适用的是费率表“{other}”，不是本表", en: "on {day} at \"{where}\", the tariff \"{other}\" applies, not this one" },
  "EXAMPLE-RESULT/no-tariff": { zh: "{day} 在“{where}”没有适用的费率表", en: "on {day}, no tariff applies at \"{where}\"" },
  "EXAMPLE-RESULT/expects-nothing": { zh: "示例没有写明结果；请写 \"amounts\"、\"totals\"、\"taxes\" 或 \"refused\"", en: "the example expects nothing; add \"amounts\", \"totals\", \"taxes\" or \"refused\"" },
  "EXPRESSION/syntax": { zh: "表达式在“{found}”处有语法错误", en: "syntax error in the expression at \"{found}\"" },
  "EXPRESSION/foreign-word": { zh: "表达式中应写 {instead}，而不是“{found}”", en: "in an expression this is written {instead}, not \"{found}\"" },
  "EXPRESSION/ends-too-early": { zh: "表达式不完整：缺少操作数或右括号", en: "the expression ends too early: an operand or a closing bracket is missing" },
  "EXPRESSION/open-string": { zh: "引号没有闭合，或含有无效的转义", en: "a string is not closed, or contains an invalid escape" },
  "EXPRESSION/too-large": { zh: "表达式太长或嵌套太深", en: "the expression is too long or too deeply nested" },
  "EXPRESSION/too-costly": { zh: "循环套循环，至少要算 {steps} 步；一次计算最多 {most} 步", en: "loops within loops take at least {steps} steps; one evaluation may take {most}" },
  "EXPRESSION/unknown-name": { zh: "这里没有“{name}”。可用的名称：{known}", en: "there is no \"{name}\" here. Known: {known}" },
  "EXPRESSION/unknown-function": { zh: "没有名为“{name}”的函数。可用的函数：{known}", en: "there is no function \"{name}\". Known: {known}" },
  "EXPRESSION/regular-expression": { zh: "不允许使用 matches()；请改用字段的 \"format\" 或 \"pattern\"", en: "matches() is not allowed; use \"format\" or \"pattern\" of the field" },
  "EXPRESSION/not-boolean": { zh: "条件的结果必须为布尔值，此处为{type}", en: "a condition must be true or false; this is {type}" },
  "EXPRESSION/operands": { zh: "{operator} 不能用于{left}和{right}", en: "{operator} cannot be applied to {left} and {right}" },
  "EXPRESSION/decimal-operands": { zh: "{operator} 不能用于{left}和{right}；请写成 {example}", en: "{operator} cannot be applied to {left} and {right}; write {example}" },
  "EXPRESSION/operand": { zh: "{operator} 不能用于{type}", en: "{operator} cannot be applied to {type}" },
  "EXPRESSION/arguments": { zh: "函数 {name}() 不接受参数 ({types})", en: "{name}() does not accept ({types})" },
  "EXPRESSION/logical": { zh: "{operator} 两边都必须为布尔值，这一边是{type}", en: "both sides of {operator} must be true or false; this one is {type}" },
  "EXPRESSION/branches": { zh: "“? :”的两个分支类型不同：{left}和{right}", en: "the branches of \"? :\" have different types: {left} and {right}" },
  "EXPRESSION/mixed-items": { zh: "列表各项的类型必须一致：前面是{wanted}，这一项是{found}", en: "the items of a list must have the same type: {wanted} before, {found} here" },
  "EXPRESSION/no-members": { zh: "{type}没有字段", en: "{type} has no fields" },
  "EXPRESSION/not-a-list": { zh: "{type}不是列表", en: "{type} is not a list" },
  "EXPRESSION/has-argument": { zh: "has() 的参数须为字段，例如 has(form.packages)", en: "has() needs a field, such as has(form.packages)" },
  "EXPRESSION/macro-variable": { zh: "第一个参数须为各项的变量名，例如 form.boxes.all(box, box.quantity > 1)", en: "the first argument must name the item, as in form.boxes.all(box, box.quantity > 1)" },
  "EXPRESSION/type": { zh: "类型不匹配（{detail}）", en: "the types are incompatible ({detail})" },
  "EXPRESSION/foreign-value": { zh: "{of} 的值不可能是“{name}”。可选值：{choices}", en: "{of} is never \"{name}\". Values: {choices}" },
  "EXPRESSION/foreign-result": { zh: "结果不能是“{name}”。可选值：{choices}", en: "the result cannot be \"{name}\". Values: {choices}" },
  "EXPRESSION/never-same": { zh: "{leftPath}（{left}）与 {rightPath}（{right}）永远不相等", en: "{leftPath} ({left}) and {rightPath} ({right}) are never equal" },
  "EXPRESSION/decimal-as-text": { zh: "{written} 是以文本保存的小数，{operator} 会按字符比较（“9”大于“10”）；请写 dec({written})", en: "{written} is a decimal stored as text, which {operator} compares character by character (\"9\" is above \"10\"); write dec({written})" },
  "EXPRESSION/not-a-decimal": { zh: "{written} 不是小数，正确写法如 '12.5'", en: "{written} is not a decimal such as '12.5'" },
  "EXPRESSION/not-a-day": { zh: "{written} 不是有效日期，正确写法如 '2026-11-30'", en: "{written} is not a date such as '2026-11-30'" },
  "EXPRESSION/divides-by-zero": { zh: "除数为零", en: "this divides by zero" },
  "EXPRESSION/wrong-result": { zh: "该字段需要{wanted}，表达式的结果是{found}", en: "this field needs {wanted}, but the expression returns {found}" },
  "MEASURE/measures-differ": { zh: "{operator} 两边的计量单位不同：{leftPath} 是 {left}，{rightPath} 是 {right}；换算后用 measured(数值, '{right}') 标明单位", en: "{operator} mixes units: {leftPath} is in {left}, {rightPath} is in {right}; after converting, say measured(number, '{right}')" },
  "MEASURE/measures-of-branches": { zh: "各分支结果的计量单位不同：{leftPath} 是 {left}，{rightPath} 是 {right}", en: "the possible results have different units: {leftPath} has {left}, {rightPath} has {right}" },
  "MEASURE/not-money": { zh: "{written} 的计量单位是 {measure}，不是金额", en: "{written} is in {measure}; it is not an amount of money" },
  "MEASURE/wrong-measure": { zh: "该字段的计量单位是 {wanted}，表达式的结果是 {found}", en: "this field is in {wanted}, but the expression is in {found}" },
  "MEASURE/limit": { zh: "该字段的计量单位是 {measure}，限制“{limit}”的计量单位是 {unit}", en: "this field is in {measure}, but the limit \"{limit}\" is in {unit}" },
  "MEASURE/limit-of-length": { zh: "文字长度的单位是 {units}，限制“{limit}”的单位是 {unit}", en: "the length of a text is in {units}, but the limit \"{limit}\" is in {unit}" },
  "MEASURE/unknown-measure": { zh: "没有计量单位“{name}”。可用：{known}", en: "there is no unit \"{name}\". Known: {known}" },
  "CURRENCY/money-without-currency": { zh: "{written} 是不带币种的金额；请先写成 money({written}, 币种)，再使用 {operator}", en: "{written} is an amount without its currency; write money({written}, currency) before {operator}" },
  "CURRENCY/currencies-differ": { zh: "{operator} 两边的币种不同：{leftPath} 是 {left}，{rightPath} 是 {right}", en: "{operator} mixes currencies: {leftPath} is in {left}, {rightPath} is in {right}" },
  "CURRENCY/unknown-currency": { zh: "没有币种“{name}”。可用的币种：{known}", en: "there is no currency \"{name}\". Known: {known}" },
  "CURRENCY/not-a-currency": { zh: "{written} 不是币种", en: "{written} is not a currency" },
  "CONDITION/never-range": { zh: "“{part}”永远不成立：{of} 在 {least} 到 {most} 之间", en: "\"{part}\" is never true: {of} is from {least} to {most}" },
  "CONDITION/always-range": { zh: "“{part}”只要有值就一定成立：{of} 在 {least} 到 {most} 之间", en: "\"{part}\" is always true: {of} is from {least} to {most}" },
  "CONDITION/never-least": { zh: "“{part}”永远不成立：{of} 最小为 {least}", en: "\"{part}\" is never true: {of} is at least {least}" },
  "CONDITION/always-least": { zh: "“{part}”只要有值就一定成立：{of} 最小为 {least}", en: "\"{part}\" is always true: {of} is at least {least}" },
  "CONDITION/never-above": { zh: "“{part}”永远不成立：{of} 大于 {least}", en: "\"{part}\" is never true: {of} is above {least}" },
  "CONDITION/always-above": { zh: "“{part}”只要有值就一定成立：{of} 大于 {least}", en: "\"{part}\" is always true: {of} is above {least}" },
  "CONDITION/never-most": { zh: "“{part}”永远不成立：{of} 最大为 {most}", en: "\"{part}\" is never true: {of} is at most {most}" },
  "CONDITION/always-most": { zh: "“{part}”只要有值就一定成立：{of} 最大为 {most}", en: "\"{part}\" is always true: {of} is at most {most}" },
  "CONDITION/never-choices": { zh: "“{part}”永远不成立：{of} 只能是 {choices} 之一", en: "\"{part}\" is never true: {of} is one of {choices}" },
  "CONDITION/always-choices": { zh: "“{part}”只要有值就一定成立：{of} 只能是 {choices} 之一", en: "\"{part}\" is always true: {of} is one of {choices}" },
  "CONDITION/never-together": { zh: "“{part}”永远不成立：关于 {names} 的条件互相矛盾", en: "\"{part}\" is never true: its conditions on {names} contradict each other" },
  "CONDITION/always-together": { zh: "“{part}”总是成立：无论 {names} 取何值，总有一个条件成立", en: "\"{part}\" is always true: one part of it is true for every {names}" },
  "CONDITION/never-literal": { zh: "“{part}”永远不成立", en: "\"{part}\" is never true" },
  "CONDITION/always-literal": { zh: "“{part}”总是成立；如果不需要条件，请删除", en: "\"{part}\" is always true; if no condition is needed, remove it" },
  "CONDITION/own-value": { zh: "“{field}”为必填，但只有填写后才会显示，用户永远无法填写", en: "\"{field}\" must be filled in, but it only appears once it is filled in" },
  "CONDITION/never-inside": { zh: "外层仅在“{outer}”成立时显示，此时该条件永远不成立", en: "this part is only shown while \"{outer}\" is true, and then the condition is never true" },
  "CONDITION/always-inside": { zh: "外层仅在“{outer}”成立时显示，此时该条件总是成立；请删除", en: "this part is only shown while \"{outer}\" is true, and then the condition is always true; remove it" },
  "CONDITION/never-both": { zh: "该条件与同一对象的“{member}”“{outer}”永远不会同时成立", en: "this condition and \"{member}\" beside it, \"{outer}\", are never true together" },
  "CONDITION/same-row": { zh: "与“{other}”的条件相同，记录总是同时出现在两行", en: "this is the condition of \"{other}\": each record would count in both rows" },
  "CONDITION/hides-required": { zh: "“{field}”为必填，但永远不会显示：“{part}”永远不成立", en: "\"{field}\" must be filled in but is never shown: \"{part}\" is never true" },
  "CONDITION/required-hidden": { zh: "“{field}”在必填时总是隐藏：\"required\" 和 \"visible\"（{visible}）不可能同时成立", en: "\"{field}\" is hidden whenever it must be filled in: \"required\" and \"visible\" ({visible}) are never true together" },
  "CONDITION/if-without-required": { zh: "缺少 {names} 时，\"if\" 也会成立；请在 \"if\" 中加上 \"required\"", en: "this \"if\" is also true if {names} is missing; add \"required\" to it" },
  "VALUE-CIRCLE/round": { zh: "计算字段最终依赖自身：{circle}", en: "this computed value depends on itself: {circle}" },
  "UNREADABLE/folder": { zh: "无法读取文件夹（{reason}）", en: "the folder cannot be read ({reason})" },
  "UNREADABLE/file": { zh: "无法读取文件（{reason}）", en: "the file cannot be read ({reason})" },
  "UNREADABLE/link": { zh: "符号链接的目标不存在（{reason}）", en: "the target of the link cannot be read ({reason})" },
  "TOO-LARGE/files": { zh: "文件超过 {most} 个；请确认文件夹是否正确", en: "more than {most} files; is this the right folder?" },
  "TOO-LARGE/file": { zh: "文件大小为 {size} 字节，上限为 {limit} 字节", en: "the file has {size} bytes; the limit is {limit}" },
  "ESCAPES/link": { zh: "符号链接指向配置目录之外", en: "the link points outside the configuration" },
  "NOT-A-FILE/folder": { zh: "此处应为文档，实际是文件夹", en: "this is a folder, but a document is expected here" },
  "NOT-A-FILE/other": { zh: "既不是文件，也不是文件夹", en: "neither a file nor a folder" },
  "NOT-A-FILE/link-to-folder": { zh: "符号链接指向文件夹；只能链接到文件", en: "the link leads to a folder; only files may be linked" },
  "NOT-UTF8/encoding": { zh: "文件不是 UTF-8；请另存为不带 BOM 的 UTF-8", en: "the file is not UTF-8; save it as UTF-8 without BOM" },
  "NOT-UTF8/utf-16": { zh: "文件是 UTF-16；请另存为不带 BOM 的 UTF-8", en: "the file is UTF-16; save it as UTF-8 without BOM" },
  "EXTENSION/extension": { zh: "文档须以 .json 结尾；该文件不会被读取", en: "documents end in .json; this file is not read" },
  "FOLDER/brand-file": { zh: "每个品牌有自己的文件夹：brands/<id>/brand.json", en: "each brand has its own folder: brands/<id>/brand.json" },
  "FOLDER/beside-brand": { zh: "品牌的文档应放在 brand.json 旁的 schemas/ 文件夹中", en: "a brand's documents belong in its schemas/ folder, next to brand.json" },
  "KIND/unknown": { zh: "文件名没有写明文档种类。可用的种类：{kinds}", en: "the file name does not end in a kind of document and .json. Kinds: {kinds}" },
  "NAME/file": { zh: "文件名须由小写单词和连字符组成，例如 sea-booking.json", en: "file names are lower-case words with hyphens, such as sea-booking.json" },
  "NAME/reserved": { zh: "“{name}”不能用作名称", en: "\"{name}\" cannot be used as a name" },
  "NAME/form": { zh: "“{name}”在这里不是有效的名称", en: "\"{name}\" is not a valid name here" },
  "SCHEMA/other": { zh: "“{schema}”不是这类文档的 schema；请写“{expected}”", en: "\"{schema}\" is not the schema of this kind of document; write \"{expected}\"" },
  "META/remote-reference": { zh: "“{target}”指向其他服务器；文档语言只能引用 schemas/meta 中的文件", en: "\"{target}\" points to another machine; the language can refer only to files in schemas/meta" },
  "META/escaping-reference": { zh: "“{target}”指向 schemas/meta 之外；文档语言只能引用其中的文件", en: "\"{target}\" points outside schemas/meta; the language can refer only to files in it" },
  "META/lost-reference": { zh: "“{target}”指向的内容不存在", en: "\"{target}\" does not exist" },
  "META/missing": { zh: "缺少文档规范（schema）；没有这个文件就无法检查", en: "the document language is missing; without this file nothing can be checked" },
  "META/broken": { zh: "文档语言在此处有误：{detail}", en: "the document language is broken here: {detail}" },
  "META/no-schema": { zh: "文档语言有误：没有这个 schema", en: "the document language is broken here: there is no such schema" },
  "META/kind": { zh: "文档语言引用了未知的种类“{kind}”", en: "the document language refers to \"{kind}\", which is not a known kind" },
  "DUPLICATE-ID/item": { zh: "列表前面已有 id 为“{id}”的项", en: "\"{id}\" is the id of an earlier item of this list" },
  "DUPLICATE-ID/route": { zh: "路由“{id}”在 {file} 中已存在", en: "the route \"{id}\" is also in {file}" },
  "DUPLICATE-ID/limit": { zh: "限制“{name}”在 {file} 中已声明", en: "the limit \"{name}\" is also declared in {file}" },
  "DUPLICATE-ID/text": { zh: "共用文字“{name}”在 {file} 中已声明", en: "the text \"{name}\" is also declared in {file}" },
  "DUPLICATE-ID/case": { zh: "“{name}”与“{other}”只有大小写不同", en: "\"{name}\" differs from \"{other}\" only in case" },
  "DUPLICATE-ID/alias-twice": { zh: "别名“{alias}”重复", en: "the alias \"{alias}\" is repeated" },
  "DUPLICATE-ID/alias-taken": { zh: "“{alias}”已是“{row}”这一行的别名", en: "\"{alias}\" already means the row \"{row}\"" },
  "DUPLICATE-ID/file": { zh: "同类文档“{name}”已在 {path} 中", en: "the document \"{name}\" of this kind is also in {path}" },
  "DUPLICATE-ID/word": { zh: "字段“{name}”在 {path} 中已声明", en: "the field \"{name}\" is also declared in {path}" },
  "DUPLICATE-ID/field": { zh: "字段“{name}”在前面已列出", en: "the field \"{name}\" is already in this list" },
  "DUPLICATE-ID/section": { zh: "“{id}”已在前面的分区中出现", en: "\"{id}\" is already in an earlier section" },
  "ROUTE/taken": { zh: "路径 {path} 已被路由“{route}”占用", en: "the path {path} already belongs to the route \"{route}\"" },
  "ROUTE/reserved": { zh: "{start} 开头的网址由服务器保留", en: "addresses below {start} belong to the server" },
  "ROUTE/part-form": { zh: "路径参数应写作 {part} 或 {optional}", en: "write a path parameter as {part} or {optional}" },
  "ROUTE/part-twice": { zh: "路径中 {part} 出现了两次", en: "the path contains {part} twice" },
  "ROUTE/no-target": { zh: "路由须有一个目标：\"page\"、\"home\" 或 \"redirect\"；此处缺少", en: "a route has one target: \"page\", \"home\" or \"redirect\"; this one has none" },
  "ROUTE/targets": { zh: "路由只能有一个目标：\"page\"、\"home\" 或 \"redirect\"；此处写了 {targets}", en: "a route has one target: \"page\", \"home\" or \"redirect\"; this one has {targets}" },
  "ROUTE/lacks": { zh: "页面“{page}”要从网址中读取 {part}，其他路由有该参数，这个路径没有", en: "the page \"{page}\" reads {part} of its address; another route to it has this part, this path does not" },
  "ROUTE/redirect-lacks": { zh: "重定向到的路由“{target}”需要 {part}，这个路径没有", en: "the route \"{target}\", to which this one redirects, needs {part}, which this path lacks" },
  "ROUTE/circle": { zh: "循环重定向：{circle}", en: "this redirect is circular: {circle}" },
  "STORED/pair": { zh: "处理存储记录的 handler 与 entity 必须同时填写", en: "a handler for records and \"entity\" must be given together" },
  "STORED/search-languages": { zh: "“{field}”本身不存储文字：search 应写在{fields}上", en: "\"{field}\" holds no text of its own: \"search\" belongs to {fields}" },
  "STORED/form-field": { zh: "表单“{form}”的字段“{field}”不属于该实体", en: "the form \"{form}\" asks for \"{field}\", which is not a field of this entity" },
  "STORED/form-type": { zh: "表单“{form}”中“{field}”的类型是 {inForm}，实体中是 {inEntity}", en: "\"{field}\" is {inForm} in the form \"{form}\" and {inEntity} here" },
  "STORED/sort": { zh: "不能按“{field}”排序：该字段未标 index。可用：{known}", en: "records cannot be sorted by \"{field}\", which is not marked index. Known: {known}" },
  "STORED/gone-entity": { zh: "品牌“{brand}”有 {count} 条“{entity}”记录，此版本中已没有这个存储实体。请在接管它的实体的 stored 中填写 \"renamedFrom\": \"{entity}\"，或先将这些记录归档", en: "{count} records of the brand \"{brand}\" belong to the stored entity \"{entity}\", which is gone. Write \"renamedFrom\": \"{entity}\" in \"stored\" of the entity that takes them over, or archive them first" },
  "STORED/gone-field": { zh: "品牌“{brand}”有 {count} 条“{entity}”记录填有“{field}”，此字段已删除。请在 stored.existing 中说明如何处理：在新字段写 renamedFrom，或在“{field}”写 keep 或 remove", en: "{count} records \"{entity}\" of the brand \"{brand}\" have a value of \"{field}\", which is gone. Declare in stored.existing what becomes of it: renamedFrom at another field, or keep or remove at \"{field}\"" },
  "STORED/missing": { zh: "品牌“{brand}”有 {count} 条“{entity}”记录没有“{field}”，此字段现为必填。请在 stored.existing 的“{field}”写 default 或 keep", en: "{count} records \"{entity}\" of the brand \"{brand}\" lack \"{field}\", which is now required. Declare default or keep at \"{field}\" in stored.existing" },
  "STORED/gone-codes": { zh: "品牌“{brand}”有 {count} 条“{entity}”记录的“{field}”使用已删除的代码：{codes}。请在 stored.existing 的“{field}”写 codes、default、keep 或 remove", en: "{count} records \"{entity}\" of the brand \"{brand}\" have a code in \"{field}\" that is gone: {codes}. Declare codes, default, keep or remove at \"{field}\" in stored.existing" },
  "STORED/records": { zh: "品牌“{brand}”有 {count} 条“{entity}”记录的“{field}”不再符合要求（{rule}）。请在 stored.existing 的“{field}”写 default、keep 或 remove", en: "{count} records \"{entity}\" of the brand \"{brand}\" have a \"{field}\" that no longer fits ({rule}). Declare default, keep or remove at \"{field}\" in stored.existing" },
  "STORED/existing-field": { zh: "“{field}”不是该实体的字段：已删除的字段只能写 keep 或 remove", en: "\"{field}\" is not a field of this entity: for a field that is gone there is only keep or remove" },
  "STORED/still-field": { zh: "“{field}”仍是该实体的字段，不会迁移任何值", en: "\"{field}\" is still a field of this entity, so no value moves" },
  "STORED/still-entity": { zh: "“{entity}”仍是存储实体，不会接管任何记录", en: "\"{entity}\" is still a stored entity, so no record is taken over" },
  "STORED/still-code": { zh: "代码“{name}”仍在“{field}”的选项中，不会被替换", en: "\"{name}\" is still a code of \"{field}\", so it is not replaced" },
  "STORED/no-code": { zh: "“{field}”没有代码“{name}”。可用：{known}", en: "\"{field}\" has no code \"{name}\". Known: {known}" },
  "STORED/no-codes": { zh: "“{field}”没有代码，无可替换", en: "\"{field}\" has no codes, so none is replaced" },
  "STORED/default-unfit": { zh: "默认值不符合“{field}”的要求", en: "the default does not fit \"{field}\" itself" },
  "STORED/never-reached": { zh: "已有 default，“{name}”不会生效", en: "\"{name}\" never applies, because default does first" },
  "STORED/required-removed": { zh: "“{field}”必填，不能删除其值", en: "\"{field}\" is required, so its values cannot be removed" },
  "CALL/taken": { zh: "{method} {path} 已被接口“{operation}”使用", en: "{method} {path} is already the operation \"{operation}\"" },
  "BOUNDS/crossed": { zh: "“{low}”{least} 高于“{high}”{most}", en: "\"{low}\" {least} is above \"{high}\" {most}" },
  "BOUNDS/tariff-period": { zh: "费率表于 {to} 结束，早于其开始日期 {from}", en: "the tariff ends on {to}, before it starts on {from}" },
  "BOUNDS/cap": { zh: "封顶 {cap} 低于一个计费单位的价格 {price}", en: "the cap {cap} is below the price of a single unit, {price}" },
  "FIELD-CHECK/type": { zh: "“{check}”不适用于 {type} 类型的字段", en: "\"{check}\" does not apply to a field of type {type}" },
  "FIELD-CHECK/decimal": { zh: "“{check}”只能与 \"format\": \"decimal\" 配合使用", en: "\"{check}\" only works with \"format\": \"decimal\"" },
  "FIELD-CHECK/types": { zh: "{checks} 都不适用于 {type} 类型的字段；类型可能有误", en: "none of {checks} applies to a field of type {type}; the type may be wrong" },
  "DEFAULT/choice": { zh: "初始值 {found} 不在选项中：{known}", en: "the initial value {found} is not among the choices: {known}" },
  "DEFAULT/unknown-field": { zh: "初始值中的字段“{name}”不存在", en: "the initial value has the field \"{name}\", which does not exist" },
  "DEFAULT/lacks": { zh: "初始值缺少“{name}”", en: "the initial value lacks \"{name}\"" },
  "DEFAULT/type": { zh: "初始值应为{expected}，不能是 {found}", en: "the initial value must be {expected}, not {found}" },
  "DEFAULT/short": { zh: "初始值太短，至少 {limit} 个字符", en: "the initial value is too short; at least {limit} characters" },
  "DEFAULT/long": { zh: "初始值太长，最多 {limit} 个字符", en: "the initial value is too long; at most {limit} characters" },
  "DEFAULT/pattern": { zh: "初始值不符合格式 {limit}", en: "the initial value does not match {limit}" },
  "DEFAULT/format": { zh: "初始值不是有效的 {limit}", en: "the initial value is not a valid {limit}" },
  "DEFAULT/small": { zh: "初始值太小，不能小于 {limit}", en: "the initial value is too small; at least {limit}" },
  "DEFAULT/large": { zh: "初始值太大，不能大于 {limit}", en: "the initial value is too large; at most {limit}" },
  "DEFAULT/not-above": { zh: "初始值太小，必须大于 {limit}", en: "the initial value is too small; it must be above {limit}" },
  "DEFAULT/few": { zh: "初始值项数太少，至少 {limit} 项", en: "the initial value has too few items; at least {limit}" },
  "DEFAULT/many": { zh: "初始值项数太多，最多 {limit} 项", en: "the initial value has too many items; at most {limit}" },
  "DEFAULT/decimals": { zh: "初始值小数位数过多，最多 {limit} 位", en: "the initial value has too many decimal places; at most {limit}" },
  "DEFAULT/repeated": { zh: "初始值中有两行的“{limit}”相同", en: "the initial value has two rows with the same \"{limit}\"" },
  "DEFAULT/rule": { zh: "初始值不符合规则“{limit}”", en: "the initial value breaks the rule \"{limit}\"" },
  "FACT/choice": { zh: "记录中的 {found} 不在选项中：{known}", en: "{found} is not among the choices: {known}" },
  "FACT/unknown-field": { zh: "记录没有字段“{name}”", en: "records have no field \"{name}\"" },
  "FACT/lacks": { zh: "这条记录缺少“{name}”", en: "this record lacks \"{name}\"" },
  "FACT/type": { zh: "该值应为{expected}，不能是 {found}", en: "this value must be {expected}, not {found}" },
  "FACT/short": { zh: "该值太短，至少 {limit} 个字符", en: "this value is too short; at least {limit} characters" },
  "FACT/long": { zh: "该值太长，最多 {limit} 个字符", en: "this value is too long; at most {limit} characters" },
  "FACT/pattern": { zh: "该值不符合格式 {limit}", en: "this value does not match {limit}" },
  "FACT/format": { zh: "该值不是有效的 {limit}", en: "this value is not a valid {limit}" },
  "FACT/small": { zh: "该值太小，不能小于 {limit}", en: "this value is too small; at least {limit}" },
  "FACT/large": { zh: "该值太大，不能大于 {limit}", en: "this value is too large; at most {limit}" },
  "FACT/not-above": { zh: "该值太小，必须大于 {limit}", en: "this value is too small; it must be above {limit}" },
  "FACT/few": { zh: "该值项数太少，至少 {limit} 项", en: "this value has too few items; at least {limit}" },
  "FACT/many": { zh: "该值项数太多，最多 {limit} 项", en: "this value has too many items; at most {limit}" },
  "FACT/decimals": { zh: "该值小数位数过多，最多 {limit} 位", en: "this value has too many decimal places; at most {limit}" },
  "FACT/repeated": { zh: "该值中有两行的“{limit}”相同", en: "this value has two rows with the same \"{limit}\"" },
  "FACT/rule": { zh: "该值不符合规则“{limit}”", en: "this value breaks the rule \"{limit}\"" },
  "EXAMPLE/choice": { zh: "示例中的 {found} 不在选项中：{known}", en: "{found} is not among the choices: {known}" },
  "EXAMPLE/unknown-field": { zh: "示例中的字段“{name}”不存在", en: "this example has the field \"{name}\", which does not exist" },
  "EXAMPLE/lacks": { zh: "示例缺少“{name}”", en: "this example lacks \"{name}\"" },
  "EXAMPLE/type": { zh: "示例应为{expected}，不能是 {found}", en: "this example must be {expected}, not {found}" },
  "EXAMPLE/short": { zh: "示例太短，至少 {limit} 个字符", en: "this example is too short; at least {limit} characters" },
  "EXAMPLE/long": { zh: "示例太长，最多 {limit} 个字符", en: "this example is too long; at most {limit} characters" },
  "EXAMPLE/pattern": { zh: "示例不符合格式 {limit}", en: "this example does not match {limit}" },
  "EXAMPLE/format": { zh: "示例不是有效的 {limit}", en: "this example is not a valid {limit}" },
  "EXAMPLE/small": { zh: "示例太小，不能小于 {limit}", en: "this example is too small; at least {limit}" },
  "EXAMPLE/large": { zh: "示例太大，不能大于 {limit}", en: "this example is too large; at most {limit}" },
  "EXAMPLE/not-above": { zh: "示例太小，必须大于 {limit}", en: "this example is too small; it must be above {limit}" },
  "EXAMPLE/few": { zh: "示例项数太少，至少 {limit} 项", en: "this example has too few items; at least {limit}" },
  "EXAMPLE/many": { zh: "示例项数太多，最多 {limit} 项", en: "this example has too many items; at most {limit}" },
  "EXAMPLE/decimals": { zh: "示例小数位数过多，最多 {limit} 位", en: "this example has too many decimal places; at most {limit}" },
  "EXAMPLE/repeated": { zh: "示例中有两行的“{limit}”相同", en: "this example has two rows with the same \"{limit}\"" },
  "EXAMPLE/rule": { zh: "示例不符合规则“{limit}”", en: "this example breaks the rule \"{limit}\"" },
  "SLOW-PATTERN/exponential": { zh: "“{part}”的匹配方式过多：匹配文字 {attack} 会耗时几分钟", en: "\"{part}\" can match in too many ways: the text {attack} would take minutes to match" },
  "LAYOUT/not-shown": { zh: "“{name}”为必填，但布局的各分区都没有显示该字段", en: "\"{name}\" must be filled in, but no section of the layout shows it" },
  "LAYOUT/never-shown": { zh: "布局的各分区都没有显示字段“{name}”，用户无法填写", en: "no section of the layout shows the field \"{name}\", so no one can fill it in" },
  "LAYOUT/required-hidden": { zh: "“{name}”为必填，但控件为 hidden，且没有默认值或预填", en: "\"{name}\" must be filled in, but it is hidden and nothing fills it" },
  "LIMIT/types": { zh: "\"value\"、\"minimum\"、\"maximum\" 要么都是整数，要么都是带引号的小数", en: "\"value\", \"minimum\" and \"maximum\" must all be whole numbers, or all decimals in quotation marks" },
  "LIMIT/decimal": { zh: "“{text}”不是 \"0.06\" 这样的小数", en: "\"{text}\" is not a decimal such as \"0.06\"" },
  "LIMIT/below": { zh: "{value} 低于允许的下限 {least}", en: "{value} is below the minimum, {least}" },
  "LIMIT/above": { zh: "{value} 高于允许的上限 {most}", en: "{value} is above the maximum, {most}" },
  "LIMIT/needs-number": { zh: "“{check}”需要整数，但限制“{limit}”是 {value}", en: "\"{check}\" needs a whole number, but the limit \"{limit}\" is {value}" },
  "LIMIT/contradicts": { zh: "限制“{limit}”为 {value}，与使用它的地方矛盾，首先是 {path}", en: "the limit \"{limit}\" is {value}, which contradicts the places that use it, first {path}" },
  "LIFE/unknown": { zh: "状态机“{life}”没有状态“{row}”。已有状态：{states}", en: "the state machine \"{life}\" has no state \"{row}\". States: {states}" },
  "LIFE/missing": { zh: "缺少状态 {states} 的行；每个状态都需要名称", en: "no row for {states}; every state needs a label" },
  "TARIFF/one-price": { zh: "每行须写 {kinds} 之一", en: "a line needs exactly one of {kinds}" },
  "TARIFF/free-bands": { zh: "各段都没有价格，这一行永远不收费", en: "none of these bands has a price, so the line never charges anything" },
  "TARIFF/per-bill": { zh: "按票计费的行只能有一个 \"price\"，不分箱型", en: "a line per B/L has one \"price\"; container types do not apply" },
  "TARIFF/decimals": { zh: "{price} 有 {places} 位小数；{currency} 只有 {decimals} 位", en: "{price} has {places} decimal places; {currency} has {decimals}" },
  "OVERLAY-ADD/new": { zh: "基础文档的列表中没有“{id}”；写 \"$add\": true 可新增。已有：{known}", en: "\"{id}\" is not in the base list; \"$add\": true adds it. Known: {known}" },
  "OVERLAY-ADD/renamed": { zh: "基础文档的列表中没有“{id}”，而“{renamed}”包含此处要改的全部内容；如为新增，写 \"$add\": true", en: "\"{id}\" is not in the base list, but \"{renamed}\" has all that is changed here; \"$add\": true adds a new item" },
  "OVERLAY-ADD/exists": { zh: "基础文档的列表中已有“{id}”；去掉 \"$add\" 即可修改它", en: "\"{id}\" is already in the base list; remove \"$add\" to change it" },
  "OVERLAY-BASE/nothing": { zh: "没有名为“{name}”的这类文档可供修改；品牌自己的新文档须写 \"$new\": true。已有：{known}", en: "there is no document \"{name}\" of this kind to change; a document of the brand's own needs \"$new\": true. Known: {known}" },
  "OVERLAY-ID/missing": { zh: "该列表按 \"id\" 合并，每一项都须写 \"id\"", en: "the items of this list are merged by \"id\", so each needs one" },
  "OVERLAY-MARK/shared": { zh: "“{mark}”只能写在品牌文件中，且须有对应的基础文档", en: "\"{mark}\" belongs in a brand's file that overrides a base" },
  "OVERLAY-MARK/not-here": { zh: "“{mark}”只能用于按 id 合并的列表项，不能写在此处", en: "\"{mark}\" works only on an item of a list that is merged by id" },
  "OVERLAY-MARK/true": { zh: "“{mark}”只能为 true，或省略", en: "\"{mark}\" must be true or omitted" },
  "OVERLAY-MARK/target": { zh: "“{mark}”的值须为某一项的 id", en: "\"{mark}\" must be the id of an item" },
  "OVERLAY-MARK/both": { zh: "\"$before\" 与 \"$after\" 只能写一个", en: "use \"$before\" or \"$after\", not both" },
  "OVERLAY-MARK/no-effect": { zh: "“{mark}”在此处无效：该列表没有基础文档", en: "\"{mark}\" has no effect here: this list has no base" },
  "OVERLAY-NEW/exists": { zh: "\"$new\" 用于品牌自己的新文档，但 {path} 已存在；去掉 \"$new\" 即可修改它", en: "\"$new\" is for a document of the brand's own, but {path} exists; remove \"$new\" to change it" },
  "OVERLAY-NOTHING/name": { zh: "基础文档中没有“{name}”，无法删除", en: "there is no \"{name}\" in the base to remove" },
  "OVERLAY-NOTHING/item": { zh: "基础文档中没有“{id}”，无法删除。已有：{known}", en: "there is no \"{id}\" in the base to remove. Known: {known}" },
  "OVERLAY-PLACE/unknown": { zh: "列表中没有用于定位的项“{id}”。已有：{known}", en: "there is no item \"{id}\" to place it next to. Known: {known}" },
  "OVERLAY-STANDARD/changed": { zh: "“{id}”由 {standard} 定义，品牌不能修改", en: "\"{id}\" is defined by {standard}: a brand cannot change it" },
  "EXTENDS/itself": { zh: "品牌不能继承自身", en: "a brand cannot extend itself" },
  "EXTENDS/circle": { zh: "“{other}”也继承了“{brand}”；其中一个不能继承另一个", en: "\"{other}\" extends \"{brand}\" in turn; one of the two must not extend the other" },
  "EXTENDS/unknown": { zh: "没有可继承的品牌“{other}”。已有：{known}", en: "there is no brand \"{other}\" to extend. Known: {known}" },
  "TWIN/label": { zh: "“{id}”与“{other}”的文字相同，用户无法区分", en: "\"{id}\" has the same label as \"{other}\": readers cannot tell them apart" },
  "TWIN/target": { zh: "“{id}”与“{other}”的作用完全相同", en: "\"{id}\" does exactly the same as \"{other}\"" },
  "CROSSED/source": { zh: "“{name}”取自 {source}，但有同名的 {own}", en: "\"{name}\" is filled from {source}, though there is {own}" },
  "CROSSED/second": { zh: "该列两行显示的都是字段“{name}”", en: "both lines of this column show the field \"{name}\"" },
  "CROSSED/tabs": { zh: "该筛选与列表的标签页设置的都是“{name}”", en: "the tabs of the list set \"{name}\", too" },
  "REDUNDANT/value": { zh: "基础文档中的值就是这个，请删除", en: "the base says the same; delete it here" },
  "REDUNDANT/item": { zh: "这一项没有修改基础文档中的“{id}”", en: "this item changes nothing of \"{id}\" in the base list" },
  "REDUNDANT/place": { zh: "“{id}”在基础文档中已经在这个位置", en: "\"{id}\" is already at this position in the base list" },
  "MISFIT/shows": { zh: "“{value}”不能显示类型为 {field} 的字段。可用：{known}", en: "\"{value}\" cannot show a field of type {field}. Suitable: {known}" },
  "MISFIT/alone": { zh: "“{member}”只有与 {needs} 一起才有作用", en: "\"{member}\" only has an effect together with {needs}" },
  "UNUSED/nowhere": { zh: "没有文档或程序使用{kind}“{name}”", en: "no document and no code uses the {kind} \"{name}\"" },
  "UNUSED/field": { zh: "没有文档或程序使用字段“{name}”", en: "no document and no code uses the field \"{name}\"" },
  "MISLEADING/bound": { zh: "文字写的是 {said}，而“{member}”是 {bound}", en: "the text says {said}, but \"{member}\" is {bound}" },
  "MISLEADING/description": { zh: "说明“{description}”是从“{other}”复制来的，不适用于“{name}”", en: "\"{description}\" describes the field \"{other}\", from which it was copied to \"{name}\"" },
  "MISLEADING/pattern": { zh: "格式没有以 ^ 开头、以 $ 结尾，只要包含符合格式的片段就会被接受", en: "without ^ at its start and $ at its end, the pattern accepts every text that contains a match" },
  "MISLEADING/unit-of-name": { zh: "名称“{name}”表示单位是 {said}，这里却是 {unit}", en: "the name \"{name}\" says {said}, but the unit is {unit}" },
  "MISLEADING/unit-of-text": { zh: "限制“{name}”的单位是 {unit}，文字写的是 {said}", en: "the limit \"{name}\" is in {unit}, but the text says {said}" },
  "MISLEADING/example": { zh: "示例“{example}”不符合该字段的“{member}”", en: "the field refuses the example \"{example}\": see \"{member}\"" },
  "CONTRADICTION/word": { zh: "“{name}”的 {member} 在词汇表中是“{declared}”，这里写的是“{own}”", en: "the word \"{name}\" has the {member} \"{declared}\", and this says \"{own}\"" },
  "DESK/missing": { zh: "模板“{pattern}”需要“{name}”", en: "the pattern \"{pattern}\" needs \"{name}\"" },
  "DESK/unused": { zh: "模板“{pattern}”没有放“{name}”的位置", en: "the pattern \"{pattern}\" has no place for \"{name}\"" },
  "DESK/hole": { zh: "没有实体填写“{name}”，它也不是实体自带的名称", en: "no entity fills \"{name}\", and none has it by itself" },
  "DESK/taken": { zh: "文档“{name}”已由实体“{entity}”得出", en: "the entity \"{entity}\" already gives a document \"{name}\"" },
  "DESK/operation": { zh: "模板“{pattern}”需要操作“{operation}”，这里没有列出", en: "the pattern \"{pattern}\" calls \"{operation}\", which is not listed here" },
  "REFERENCE/missing": { zh: "没有{kind}“{name}”。已有：{known}", en: "there is no {kind} \"{name}\". Known: {known}" },
  "REFERENCE/missing-word": { zh: "词汇表和实体中都没有字段“{name}”，文档也没有声明", en: "there is no field \"{name}\" in the vocabulary, in the entity, or in the properties beside the list" },
  "REFERENCE/unnamed-text": { zh: "实体没有字段“{name}”：请列入 fields", en: "the entity has no field \"{name}\": name it in its fields" },
  "REFERENCE/word-in-itself": { zh: "字段“{name}”包含了自己", en: "the field \"{name}\" contains itself" },
  "REFERENCE/part-in-itself": { zh: "片段“{name}”包含了自己", en: "the part \"{name}\" contains itself" },
  "REFERENCE/part-without-list": { zh: "片段“{name}”没有“{list}”，不能用在这里", en: "the part \"{name}\" has no \"{list}\" for this place" },
  "REFERENCE/part-differs": { zh: "只有一项的片段才能在引用处改动；片段“{name}”不止一项", en: "only a part of one item can be changed where it is named; \"{name}\" has more" },
  "REFERENCE/missing-row": { zh: "{list}“{id}”没有“{name}”这一行。已有：{known}", en: "there is no row \"{name}\" in the {list} {id}. Known: {known}" },
  "REFERENCE/missing-any-row": { zh: "各{list}中都没有“{name}”这一行。已有：{known}", en: "there is no row \"{name}\" in any {list}. Known: {known}" },
  "REFERENCE/needed-by-code": { zh: "平台程序需要{kind}“{name}”", en: "the portal's code needs the {kind} \"{name}\"" },
  "REFERENCE/shown-by-code": { zh: "平台需要显示{kind}“{name}”，该文件必须存在", en: "the portal shows the {kind} \"{name}\"; this file must exist" },
  "REFERENCE/removed-code": { zh: "不能删除“{name}”：平台程序正在使用", en: "\"{name}\" cannot be removed: the portal's code uses it" },
  "REFERENCE/removed-one": { zh: "不能删除“{name}”：有一处正在使用", en: "\"{name}\" cannot be removed: it is used in one place" },
  "REFERENCE/removed-many": { zh: "不能删除“{name}”：有 {count} 处正在使用", en: "\"{name}\" cannot be removed: it is used in {count} places" },
  "REFERENCE/declared-code": { zh: "“{unused}”未被使用，平台程序使用的是“{name}”", en: "nothing uses \"{unused}\", but the portal's code uses \"{name}\"" },
  "REFERENCE/declared-many": { zh: "“{unused}”未被使用，但有 {count} 处使用“{name}”", en: "nothing uses \"{unused}\", but {count} places use \"{name}\"" },
  "FIELD/missing": { zh: "此处没有字段“{name}”。已有：{known}", en: "there is no field \"{name}\" here. Known: {known}" },
  "FIELD/declared-many": { zh: "字段“{unused}”未被使用，但有 {count} 处使用“{name}”", en: "nothing uses \"{unused}\", but {count} places use \"{name}\"" },
  "INPUT/unknown": { zh: "{operation} 没有输入项“{name}”。已有：{known}", en: "{operation} has no input \"{name}\". Known: {known}" },
  "INPUT/declared-many": { zh: "输入项“{unused}”未被使用，但有 {count} 处使用“{name}”", en: "nothing uses \"{unused}\", but {count} places use \"{name}\"" },
  "INPUT/needed": { zh: "{operation} 需要输入项 {names}", en: "{operation} needs the input {names}" },
  "INPUT/sort": { zh: "{operation} 不能按“{name}”排序。可排序：{known}；自定义记录的其他字段须先加 index", en: "{operation} cannot sort by \"{name}\". It sorts by: {known}; other fields of a stored record first need index" },
  "INPUT/path-part": { zh: "路径中有 {part}，但输入中没有。已有：{known}", en: "the path contains {part}, which is not in the input. Known: {known}" },
  "LINK/unknown": { zh: "路径 {path} 没有参数 {part}。已有：{known}", en: "the path {path} has no parameter {part}. Parameters: {known}" },
  "LINK/needed": { zh: "路径 {path} 需要在 \"params\" 中提供 {parts}", en: "the path {path} needs {parts} in \"params\"" },
  "SERVICE/pair": { zh: "handler 与 orderType 必须同时填写", en: "handler and orderType must be given together" },
  "SERVICE/form": { zh: "订单类型“{orderType}”使用表单“{form}”下单，此处的 booking 却是另一张表单", en: "orders of type \"{orderType}\" are placed with the form \"{form}\", but booking here is another form" },
  "SERVICE/facts": { zh: "表单“{form}”的字段“{field}”不是订单字段，填写的内容无法保存", en: "the form \"{form}\" asks for \"{field}\", which is not a field of an order: the values would not be saved" },
  "SERVICE/end": { zh: "最后一个节点没有完成订单（completes）", en: "the last milestone does not complete the order (completes)" },
  "SERVICE/step-twice": { zh: "节点“{milestone}”重复", en: "the milestone \"{milestone}\" is repeated" },
  "SERVICE/prefix": { zh: "“{prefix}”已是订单类型“{other}”的编号字母", en: "numbers of the order type \"{other}\" have the letters \"{prefix}\", too" },
  "SERVICE/quote": { zh: "计价接口的 output 必须是实体“quote”", en: "the output of a pricing operation must be the entity \"quote\"" },
  "REQUIRED/missing": { zh: "缺少 {names}", en: "{names} is missing" },
  "REQUIRED/missing-in": { zh: "{where}中缺少 {names}", en: "{names} is missing in {where}" },
  "REQUIRED/missing-many": { zh: "缺少 {names}", en: "{names} are missing" },
  "REQUIRED/missing-many-in": { zh: "{where}中缺少 {names}", en: "{names} are missing in {where}" },
  "REQUIRED/beside": { zh: "有 {there}，但缺少 {names}", en: "{names} is missing next to {there}" },
  "REQUIRED/new-lacks": { zh: "“{name}”是新增项，缺少 {names}", en: "\"{name}\" is new here and lacks {names}" },
  "REQUIRED/taken-away": { zh: "不能删除 {names}", en: "{names} must not be removed" },
  "REQUIRED/schema": { zh: "缺少 \"$schema\"；请写 \"$schema\": \"{expected}\"", en: "\"$schema\" is missing; write \"$schema\": \"{expected}\"" },
  "UNKNOWN/name": { zh: "此处没有属性“{name}”。可用：{known}", en: "\"{name}\" is not known. Known: {known}" },
  "UNKNOWN/name-in": { zh: "{where}中没有属性“{name}”。可用：{known}", en: "\"{name}\" is not known in {where}. Known: {known}" },
  "TYPE/document": { zh: "文档应为对象：{ \"$schema\": ... }；实际是{found}", en: "a document is an object: { \"$schema\": ... }; found {found}" },
  "TYPE/value": { zh: "{value} 是{found}，应为{expected}", en: "{value} is {found}; expected {expected}" },
  "TYPE/choice": { zh: "{value} 不符合字段的类型 {type}", en: "{value} is not of the field's type {type}" },
  "VALUE/choices": { zh: "不允许 {value}。可选值：{allowed}", en: "{value} is not allowed. Allowed: {allowed}" },
  "VALUE/only": { zh: "不允许 {value}，只能是 {allowed}", en: "{value} is not allowed; only {allowed} is" },
  "CHOICE/one": { zh: "请使用 {choices}", en: "use {choices}" },
  "CHOICE/not-both": { zh: "请使用 {choices}，不能同时使用；品牌可用 null 去掉一个属性", en: "use {choices}, not both; a brand removes a property with null" },
  "PATTERN/form": { zh: "{value} 不符合格式 {pattern}", en: "{value} does not match {pattern}" },
  "PATTERN/form-note": { zh: "{value} 不符合格式 {pattern}（{note}）", en: "{value} does not match {pattern} ({note})" },
  "FORMAT/regex": { zh: "{value} 不是有效的正则表达式", en: "{value} is not a valid regular expression" },
  "FORMAT/date": { zh: "{value} 不是有效日期，格式应为 YYYY-MM-DD", en: "{value} is not a valid date; write YYYY-MM-DD" },
  "FORMAT/other": { zh: "{value} 不是有效的 {format}", en: "{value} is not a valid {format}" },
  "RANGE/least": { zh: "{value} 超出范围，不能小于 {limit}", en: "{value} is out of range; at least {limit}" },
  "RANGE/most": { zh: "{value} 超出范围，不能大于 {limit}", en: "{value} is out of range; at most {limit}" },
  "LENGTH/short": { zh: "太短，至少 {limit} 个字符", en: "too short; at least {limit} characters" },
  "LENGTH/long": { zh: "太长，最多 {limit} 个字符", en: "too long; at most {limit} characters" },
  "COUNT/few": { zh: "项数太少，至少 {limit} 项", en: "too few items; at least {limit}" },
  "COUNT/many": { zh: "项数太多，最多 {limit} 项", en: "too many items; at most {limit}" },
  "REPEATED/item": { zh: "这一项在列表中出现了两次", en: "this value is already in the list" },
  "SHAPE/rule": { zh: "{value} 不符合规则“{rule}”", en: "{value} breaks the rule \"{rule}\"" },
  "SHAPE/excluded": { zh: "“{name}”不能用在这里，与同级的其他属性互斥", en: "\"{name}\" is not allowed beside the other properties here" },
  "SYNTAX/value-missing": { zh: "这里缺少一个值", en: "a value is missing here" },
  "SYNTAX/colon-missing": { zh: "名称与值之间缺少冒号", en: "a colon is missing between the name and its value" },
  "SYNTAX/after-end": { zh: "文档结束的括号之后不能再有内容，但出现了 {found}", en: "nothing may follow the document's closing brace; found {found}" },
  "SYNTAX/word": { zh: "“{word}”不是有效的 JSON；是否想写 {meant}？", en: "\"{word}\" is not valid in JSON; did you mean {meant}?" },
  "SYNTAX/character": { zh: "出现意外的字符 {character}（U+{number}）", en: "unexpected character {character} (U+{number})" },
  "SYNTAX/name-missing": { zh: "此处应为双引号括起来的名称", en: "a name in double quotes is expected here" },
  "BOM/bom": { zh: "文件以字节顺序标记（BOM）开头；请另存为不带 BOM 的 UTF-8", en: "the file starts with a byte order mark; save it as UTF-8 without BOM" },
  "BRACKET/extra": { zh: "多余的 {bracket}：没有与它配对的括号", en: "this {bracket} is one too many: it closes nothing" },
  "BRACKET/missing": { zh: "这里缺少 {bracket}", en: "a {bracket} is missing here" },
  "BRACKET/missing-for": { zh: "这里缺少 {bracket}，与第 {line} 行的 {opened} 配对", en: "a {bracket} is missing here for the {opened} in line {line}" },
  "BRACKET/wrong": { zh: "此处应为 {expected}，实际是 {found}", en: "found {found} where {expected} is expected" },
  "COMMA/missing": { zh: "这里缺少逗号", en: "a comma is missing here" },
  "COMMA/extra": { zh: "多了一个逗号", en: "one comma too many" },
  "COMMA/before-closing": { zh: "{bracket} 之前不能有逗号", en: "remove the comma before the closing {bracket}" },
  "COMMENT/comment": { zh: "JSON 不支持注释；请写在 \"description\" 中", en: "JSON has no comments; use a \"description\"" },
  "CONFLICT/marks": { zh: "文件中残留合并冲突标记；请保留其中一方，并删除标记", en: "merge conflict markers were left in; keep one side and delete the markers" },
  "DEPTH/depth": { zh: "括号嵌套超过 {most} 层", en: "more than {most} levels of brackets" },
  "DUPLICATE-NAME/twice": { zh: "同一对象中“{name}”出现了两次；第一次在第 {line} 行", en: "\"{name}\" occurs twice in one object; the first is in line {line}" },
  "EMPTY/empty": { zh: "文件是空的；文档应为对象：{ \"$schema\": ... }", en: "the file is empty; a document is an object: { \"$schema\": ... }" },
  "NUMBER/not-a-number": { zh: "“{text}”不是数字", en: "\"{text}\" is not a number" },
  "NUMBER/leading-zero": { zh: "数字不能以 0 开头", en: "a number must not start with 0" },
  "NUMBER/too-large": { zh: "{text} 太大，无法保存", en: "{text} is larger than any number that can be stored" },
  "NUMBER/minus-zero": { zh: "请写 0，不要写 -0", en: "write 0 instead of -0" },
  "NUMBER/too-long": { zh: "{text} 位数太多，无法精确保存；请加引号写成字符串", en: "{text} has too many digits to be stored exactly; write it as a string" },
  "NUMBER/exponent": { zh: "{text} 不能写成指数形式", en: "write {text} without an exponent" },
  "QUOTE/foreign": { zh: "{quote} 不是有效的 JSON 引号；请写 \"", en: "{quote} is not a quotation mark in JSON; write \"" },
  "QUOTE/bare": { zh: "“{word}”必须加双引号", en: "\"{word}\" must be in double quotes" },
  "STRING/open": { zh: "字符串缺少结束引号", en: "this string is never closed" },
  "STRING/quote-missing": { zh: "冒号前缺少引号", en: "a quotation mark is missing before this colon" },
  "STRING/escape": { zh: "反斜杠之后只能是 \" \\ / b f n r t，或 u 加四位十六进制数字", en: "a backslash must be followed by one of \" \\ / b f n r t or u with four digits" },
  "STRING/character": { zh: "字符串中有制表符、换行或控制字符；请写 \\t 或 \\n", en: "a string contains a tab, line break or control character; write \\t or \\n" },
  "TARIFF-LINE/free": { zh: "“{member}”只适用于计数的行，该行没有计数；请加上 \"count\"", en: "\"{member}\" applies to a counted quantity, but this line counts nothing; add \"count\"" },
  "TARIFF-LINE/uncounted": { zh: "按“{basis}”计费时，须写 \"count\"（计数的要素）或 \"since\"", en: "the basis {basis} needs \"count\" (the charge factor to count) or \"since\"" },
  "TARIFF-LINE/percent-basis": { zh: "\"percent\" 只能与计费单位 percent 配合使用，此处是“{basis}”", en: "\"percent\" requires the basis percent; here it is {basis}" },
  "TARIFF-LINE/percent-missing": { zh: "计费单位为 percent 的行须写 \"percent\"", en: "a line with the basis percent needs \"percent\"" },
  "TARIFF-LINE/of": { zh: "\"percent\" 与 \"of\" 必须同时填写", en: "\"percent\" and \"of\" must be given together" },
  "TARIFF-LINE/window": { zh: "“{per}”只适用于按小时计费的行，该行按“{basis}”计费；请改用 charge", en: "\"{per}\" caps hourly charges, but this line is charged {basis}; use \"charge\"" },
  "TARIFF-LINE/bands-free": { zh: "\"bands\" 按总数量计算，不会先扣除 \"free\"；请将免费部分写成一段", en: "\"bands\" use the whole number, so \"free\" would not be deducted first; make the free part a band" },
  "TARIFF-LINE/other-currency": { zh: "“{name}”的币种是 {other}，该行的币种是 {currency}", en: "\"{name}\" is charged in {other}, but this line in {currency}" },
  "TARIFF-LINE/fraction": { zh: "{percent} 表示 {percent}%，低于 {least}%；百分比不写成小数：百分之三十写作 \"30\"", en: "{percent} means {percent} percent, which is below {least}; a percentage is not written as a fraction: thirty percent is \"30\"" },
  "TARIFF-LINE/percent-above": { zh: "{percent}% 超过 {most}%，可能多写了一位", en: "{percent} percent is more than {most}; a digit may be too many" },
  "TARIFF-FACT/kind": { zh: "“{fact}”不是{kind}，而 \"{member}\" 需要{kind}", en: "\"{fact}\" is not {kind}, which \"{member}\" needs" },
  "TARIFF-FACT/none": { zh: "费率表没有指定 \"facts\"，不能使用“{fact}”", en: "the tariff names no \"facts\", so it cannot use \"{fact}\"" },
  "TARIFF-BOTH/lines": { zh: "“{other}”也收取“{fee}”，两行可能同时生效", en: "\"{other}\" also charges {fee}, and both can apply" },
  "TABLE-TWICE/row": { zh: "“{other}”的计费要素与该行相同", en: "\"{other}\" has the same charge factors" },
  "TABLE-TWICE/open": { zh: "部分计费要素同时匹配该行和“{other}”，无法确定优先级", en: "some charge factors match both this row and \"{other}\", and neither is more specific" },
  "VARIANT/empty": { zh: "口径“{name}”下没有费用行", en: "no line belongs to \"{name}\"" },
  "VARIANT/never": { zh: "没有品牌采用口径“{name}”", en: "no brand uses \"{name}\"" },
  "VARIANT/unsaid": { zh: "费率表有多种口径；请用 \"variant\" 指定采用哪一种", en: "the tariff has variants; select one with \"variant\"" },
  "PRICE-UNLIKELY/turn": { zh: "价格 {price} 与前一档的 {other} 相比方向相反：各档价格应依次上升或下降", en: "{price} follows {other}: tier prices must all rise or all fall" },
  "PRICE-UNLIKELY/line": { zh: "{price} 与同一行最接近的价格 {other} 相差数倍；如无误，请在 \"unlike\" 中说明原因", en: "{price} is far from {other}, the nearest other price of this line; if it is meant, say why in \"unlike\"" },
  "PRICE-UNLIKELY/peer": { zh: "{price} 与“{where}”中同一费用的价格 {other} 相差数倍；如无误，请在 \"unlike\" 中说明原因", en: "{price} is far from {other}, the nearest price of the same fee, in \"{where}\"; if it is meant, say why in \"unlike\"" },
  "PLACEHOLDER/brace": { zh: "{found} 缺少配对的 {missing}", en: "a {missing} is missing for this {found}" },
  "PLACEHOLDER/form": { zh: "{placeholder} 不是占位符；请写 {example} 或 {$limit}", en: "{placeholder} is not a placeholder; write {example} or {$limit}" },
  "PLACEHOLDER/unfilled-here": { zh: "此文案中没有值可填入 {placeholder}", en: "nothing fills {placeholder} in this text" },
  "PLACEHOLDER/unfilled": { zh: "没有程序或字段会填入 {placeholder}", en: "no code and no field fills {placeholder}" },
  "PLACEHOLDER/missing": { zh: "{language} 缺少 {placeholder}，{other} 中有该占位符", en: "{placeholder} is missing in {language}; it is in {other}" },
  "PLACEHOLDER/extra": { zh: "{language} 中有 {placeholder}，{other} 中没有", en: "{placeholder} is in {language} but not in {other}" },
  "EMPTY-TEXT/empty": { zh: "文字为空", en: "this text is empty" },
  "EMPTY-TEXT/blanks": { zh: "文字只包含空格", en: "this text contains only spaces" },
  "MARKUP/tag": { zh: "{tag} 会原样显示；文字中不能使用标记", en: "{tag} would be shown literally; texts cannot contain markup" },
  "MARKUP/entity": { zh: "{entity} 会原样显示；请直接写该字符", en: "{entity} would be shown literally; write the character itself" },
  "MARKUP/markdown": { zh: "{found} 是 Markdown 写法，会原样显示；文字中不能使用", en: "{found} is Markdown and would be shown literally; texts are plain" },
  "MARKUP/escape": { zh: "{found} 多了一个反斜杠，会原样显示", en: "{found} has one backslash too many and would be shown literally" },
  "MARKUP/format": { zh: "{found} 不会被替换；占位符写作 {example}", en: "{found} would not be filled in; write a placeholder as {example}" },
  "LANGUAGE/number": { zh: "英文写的是 {number}，中文写的是 {other}", en: "the English text says {number}, the Chinese one {other}" },
  "LANGUAGE/swapped": { zh: "中文和英文写反了", en: "the Chinese and the English are swapped" },
  "LANGUAGE/english-is-chinese": { zh: "英文中有汉字", en: "the English contains Chinese" },
  "LANGUAGE/copied": { zh: "中文与英文相同，尚未翻译", en: "the Chinese is a copy of the English" },
  "LANGUAGE/chinese-is-foreign": { zh: "中文里没有一个汉字", en: "the Chinese contains no Chinese character" },
  "LANGUAGE/traditional": { zh: "“{letters}”不是简体字", en: "\"{letters}\" is not written in simplified characters" },
  "LANGUAGE/sign": { zh: "英文中有中文标点“{sign}”", en: "\"{sign}\" is a Chinese sign in an English text" },
  "LANGUAGE/script": { zh: "“{letter}”不是 {language} 的文字", en: "\"{letter}\" is a letter of another script than that of {language}" },
  "FILLER/note": { zh: "“{found}”是给自己看的备注，会显示给用户", en: "\"{found}\" is a note to oneself, and readers would see it" },
  "FILLER/trial": { zh: "“{found}”是试填的文字，会显示给用户", en: "\"{found}\" looks like test text, and customers would see it" },
  "LINE-BREAK/stray": { zh: "开头或末尾有换行符，或文字中有制表符", en: "there is a line break at the start or end, or a tab" },
  "LINE-BREAK/one-language": { zh: "只有一种语言换行", en: "only one of the languages has a line break" },
  "LINE-BREAK/subject": { zh: "正文“{body}”旁边的文字只能写一行", en: "a text beside the body \"{body}\" is one line" },
  "UNSAFE/invisible": { zh: "此处有不可见字符（U+{number}），实际文字与显示的不同", en: "there is an invisible character here (U+{number}), so the text is not what it looks like" },
  "UNSAFE/decomposed": { zh: "此处的“{letter}”由字母和单独的附加符号组成，与直接输入的“{letter}”不相等", en: "\"{letter}\" is written here as a letter and a separate accent, so it does not equal \"{letter}\" as people type it" },
  "UNSAFE/code": { zh: "“{text}”可能在用户的浏览器中执行代码", en: "\"{text}\" could run code in the reader's browser" },
  "SECRET/looks": { zh: "疑似{what}；文档是公开的，请向签发方申请更换，并改用环境变量保存", en: "this looks like {what}; documents are public, so have it reissued and keep it in the environment" },
  "ROUTE-OVERLAP/both": { zh: "{path} 与路由“{other}”的 {otherPath} 都匹配 {example}，无法确定优先级", en: "{path} and {otherPath} of the route \"{other}\" both match {example}, and neither is more specific" },
  "TEXT-UNUSED/nowhere": { zh: "没有文档或程序使用“{key}”", en: "no document and no code uses \"{key}\"" },
  "ROW-TEXT/missing": { zh: "行“{row}”还需要共用文字 {keys}", en: "the row \"{row}\" also needs the shared texts {keys}" },
  "PLURAL/missing": { zh: "{language} 需要形式 {forms}", en: "{language} needs the forms {forms}" },
  "PLURAL/extra": { zh: "{language} 没有形式“{form}”", en: "{language} has no form \"{form}\"" },
  "PLURAL/uncounted": { zh: "不含 {count} 的文字不随数量变化；请只写一句", en: "a text without {count} does not depend on a number; write a single sentence" },
  "CIRCLE/round": { zh: "循环引用：{circle}", en: "this reference is circular: {circle}" },
}

/** The frame around every message. */
export const findingFrame = {
  "pattern-words": { zh: "{pattern}（{words}）", en: "{pattern} ({words})" },
  "pattern-then": { zh: "{first}，然后是 {next}", en: "{first}, then {next}" },
  "pattern-or": { zh: "{first}或{next}", en: "{first} or {next}" },
  "pattern-sign": { zh: "“{sign}”", en: "\"{sign}\"" },
  "pattern-once": { zh: "1 个字符（{set}）", en: "1 character ({set})" },
  "pattern-optional": { zh: "最多 1 个字符（{set}）", en: "at most 1 character ({set})" },
  "pattern-any": { zh: "任意个{set}", en: "any number of {set}" },
  "pattern-some": { zh: "1 个或多个{set}", en: "1 or more {set}" },
  "pattern-exact": { zh: "{least} 个{set}", en: "{least} {set}" },
  "pattern-least": { zh: "至少 {least} 个{set}", en: "at least {least} {set}" },
  "pattern-range": { zh: "{least} 至 {most} 个{set}", en: "{least} to {most} {set}" },
  "suggestion": { zh: "；是否想写“{name}”？", en: "; did you mean \"{name}\"?" },
  "more-places": { zh: "（另有 {count} 处）", en: " (and {count} more places)" },
  "none": { zh: "无", en: "none" },
  "others": { zh: "{names} 等，另有 {count} 个", en: "{names} and {count} more" },
  "comma": { zh: "、", en: ", " },
  "checked-clean": { zh: "{files} 个文件，没有问题", en: "{files} files, no problems" },
  "checked-warned-one": { zh: "{files} 个文件，没有错误，1 个警告", en: "{files} files, no errors, 1 warning" },
  "checked-warned-many": { zh: "{files} 个文件，没有错误，{count} 个警告", en: "{files} files, no errors, {count} warnings" },
  "checked-one": { zh: "{files} 个文件，1 个问题", en: "1 problem in {files} files" },
  "checked-many": { zh: "{files} 个文件，{count} 个问题", en: "{count} problems in {files} files" },
  "formatted-one": { zh: "已整理 1 个文档", en: "1 document formatted" },
  "formatted-many": { zh: "已整理 {count} 个文档", en: "{count} documents formatted" },
  "uneven-one": { zh: "1 个文档未按统一格式书写：npm run config -- format", en: "1 document is not formatted: npm run config -- format" },
  "uneven-many": { zh: "{count} 个文档未按统一格式书写：npm run config -- format", en: "{count} documents are not formatted: npm run config -- format" },
  "mended": { zh: "{place}: 已修正 {code}：{message}", en: "{place}: fixed {code}: {message}" },
  "mended-none": { zh: "没有可以自动修正的问题", en: "nothing that can be fixed safely" },
  "mended-one": { zh: "已自动修正 1 处", en: "1 place fixed" },
  "mended-many": { zh: "已自动修正 {count} 处", en: "{count} places fixed" },
  "name-value": { zh: "取值：{value}", en: "Value: {value}" },
  "name-value-of": { zh: "{brands}：{value}", en: "{brands}: {value}" },
  "name-uses": { zh: "{count} 处使用：{places}", en: "Used in {count} places: {places}" },
  "name-unused": { zh: "没有其他文件使用", en: "Not used by other documents" },
  "rename-left": { zh: "以下 {count} 处仍写作“{name}”，请确认是否也要修改：", en: "\"{name}\" is still written in these places ({count}); see whether they mean the same:" },
  "rename-nothing": { zh: "此处没有可以重命名的名称", en: "There is no name here that can be renamed" },
  "rename-missing": { zh: "找不到 {kind} “{name}”", en: "There is no {kind} \"{name}\"" },
  "rename-follows": { zh: "“{subject}”由{path}得出，没有自己的名称", en: "\"{subject}\" follows from {path} and has no name of its own" },
  "rename-taken": { zh: "名称“{name}”已存在", en: "The name \"{name}\" is taken" },
  "rename-wrong": { zh: "“{name}”不能用作名称：只能由字母、数字、点、斜线、下划线和短横组成", en: "\"{name}\" cannot be a name: use letters, digits, dots, slashes, underscores and hyphens" },
  "rename-breaks": { zh: "改为“{name}”会产生新的问题：{message}", en: "Renaming it to \"{name}\" would cause a new problem: {message}" },
  "example-figure": { zh: "{amount} 取自 {place} 的 {member}", en: "{amount} from the {member} at {place}" },
  "example-times": { zh: "{price} × {quantity} = {amount}，单价取自 {place} 的 {member}", en: "{price} × {quantity} = {amount}, with the {member} at {place}" },
  "example-fee": { zh: "{fee} {amount}", en: "{fee} {amount}" },
  "example-free": { zh: "免费数量 {free}（{place}）", en: "{free} free ({place})" },
  "example-all-free": { zh: "在免费数量之内（{place}）", en: "within the free units ({place})" },
  "example-not-asked": { zh: "该费用行不适用（{place}）", en: "the line does not apply ({place})" },
  "example-limit": { zh: "限值 {name} 为 {value}（{place}）", en: "the limit {name} is {value} ({place})" },
  "example-join": { zh: "；", en: "; " },
  "changed-since": { zh: "；自已发布的版本以来改动了：{changes}", en: "; changed since the published release: {changes}" },
  "entry-why": { zh: "影响：{text}", en: "Why: {text}" },
  "entry-mend": { zh: "修改方法：{text}", en: "What to do: {text}" },
  "entry-wrong": { zh: "错误示例：", en: "Wrong:" },
  "entry-right": { zh: "正确示例：", en: "Right:" },
} as const

/** Parameters with words in both languages. */
export const findingTerms = {
  "cel-string": { zh: "文本（string）", en: "text (string)" },
  "cel-int": { zh: "整数（int）", en: "a whole number (int)" },
  "cel-double": { zh: "浮点数（double）", en: "a floating-point number (double)" },
  "cel-bool": { zh: "布尔值（bool）", en: "true or false (bool)" },
  "cel-dec": { zh: "小数（Dec）", en: "a decimal (Dec)" },
  "cel-money": { zh: "金额（Money）", en: "an amount of money (Money)" },
  "cel-day": { zh: "日期（Day）", en: "a calendar day (Day)" },
  "cel-list": { zh: "列表（list）", en: "a list" },
  "cel-map": { zh: "映射（map）", en: "a map" },
  "cel-object": { zh: "对象", en: "an object" },
  "cel-null": { zh: "空值（null）", en: "nothing (null)" },
  "cel-dyn": { zh: "未知类型", en: "something unknown" },
  "cel-decimal": { zh: "小数（Dec 或 Money）", en: "a decimal (Dec or Money)" },
  "cel-date": { zh: "日期（Day）", en: "a calendar day (Day)" },
  "cel-integer": { zh: "整数（int）", en: "a whole number (int)" },
  "cel-boolean": { zh: "布尔值（bool）", en: "true or false (bool)" },
  "operation": { zh: "接口", en: "operation" },
  "page": { zh: "页面", en: "page" },
  "form": { zh: "表单", en: "form" },
  "list": { zh: "列表", en: "list" },
  "entity": { zh: "实体", en: "entity" },
  "dictionary": { zh: "字典", en: "dictionary" },
  "reference": { zh: "基础数据", en: "reference" },
  "order-type": { zh: "订单类型", en: "order type" },
  "tariff": { zh: "费率表", en: "tariff" },
  "sheet": { zh: "单据", en: "sheet" },
  "route": { zh: "路由", en: "route" },
  "route-group": { zh: "路由组", en: "route group" },
  "limit": { zh: "限制", en: "limit" },
  "text": { zh: "文字", en: "text" },
  "grid-row": { zh: "权限表的行", en: "grid row" },
  "event": { zh: "事件", en: "event" },
  "icon": { zh: "图标", en: "icon" },
  "asset": { zh: "文件", en: "file" },
  "brand": { zh: "品牌", en: "brand" },
  "field": { zh: "字段", en: "field" },
  "word": { zh: "词汇表的字段", en: "word" },
  "part": { zh: "片段", en: "part" },
  "letters-lower": { zh: "小写字母", en: "lower-case letters" },
  "letters-upper": { zh: "大写字母", en: "capital letters" },
  "letters": { zh: "字母", en: "letters" },
  "digits": { zh: "数字", en: "digits" },
  "string": { zh: "字符串", en: "a string" },
  "integer": { zh: "整数", en: "a whole number" },
  "number": { zh: "数字", en: "a number" },
  "boolean": { zh: "布尔值（true 或 false）", en: "true or false" },
  "array": { zh: "列表", en: "a list" },
  "object": { zh: "对象", en: "an object" },
  "null": { zh: "空值（null）", en: "null" },
  "nothing": { zh: "空内容", en: "nothing" },
  "this": { zh: "这里的值", en: "this" },
  "or": { zh: "或", en: " or " },
  "and": { zh: "和", en: " and " },
  "or-else": { zh: "，或 ", en: ", or " },
  "variant": { zh: "口径", en: "variant" },
  "fact-or-fee": { zh: "计费要素或费用", en: "fact or fee" },
  "refusal": { zh: "拒绝提示", en: "refusal" },
  "fact-number": { zh: "数字", en: "a number" },
  "fact-decimal": { zh: "小数", en: "a decimal number" },
  "fact-text": { zh: "文本", en: "text" },
  "private-key": { zh: "私钥", en: "a private key" },
  "access-key": { zh: "访问密钥", en: "an access key" },
  "personal-token": { zh: "个人令牌", en: "a personal token" },
  "secret-key": { zh: "密钥", en: "a secret key" },
  "signed-token": { zh: "签名令牌", en: "a signed token" },
  "password-address": { zh: "带密码的地址", en: "an address with a password" },
} as const

/** Every code with its meaning in one sentence. */
export const findingCodes = {
  "ACCESS": { zh: "权限比约定的范围更宽。", en: "More people can access something than was agreed." },
  "AUDIENCE": { zh: "页面内容与能打开该页面的用户不符。", en: "What a page shows and who reads it do not match." },
  "HOST-RESERVED": { zh: "域名占用了为另一个品牌保留的本机名称。", en: "A host is the local name reserved for another brand." },
  "BRAND-ORIGIN": { zh: "品牌链接网址的域名不属于该品牌。", en: "The origin used for a brand's links has a host that does not belong to the brand." },
  "BRAND-ADDRESS": { zh: "嵌入该品牌的网站，其网址不安全或不完整。", en: "An address of the site that embeds the brand is unsafe or incomplete." },
  "BRAND-CODE": { zh: "两个品牌使用同一个产品代码或同一个订单号前缀。", en: "Two brands have the same product code or the same order number prefix." },
  "BRAND-ZONE": { zh: "品牌的时区不存在。", en: "A brand's time zone does not exist." },
  "BRAND-ASSET": { zh: "品牌图片不是有效的图片、不安全，或属于另一个品牌。", en: "A brand's picture is not an image, is unsafe, or belongs to another brand." },
  "CONTRAST": { zh: "主题配色使文字难以辨认。", en: "A theme's colours make text hard to read." },
  "STATUS-COLOUR": { zh: "品牌改动了表示状态的颜色。", en: "A brand changes a status colour." },
  "LEGAL-PAGE": { zh: "品牌缺少某项法律文本的链接。", en: "A brand does not show one of the legal texts." },
  "BRAND-LINK": { zh: "品牌链接到未启用的页面，或启用的页面没有任何入口。", en: "A brand links to a page that it does not enable, or enables a page that nothing links to." },
  "CLOSED-LINK": { zh: "能看到链接的用户都无权访问目标页面。", en: "No one who can see this link may open its page." },
  "OTHER-BRAND": { zh: "页面会显示另一个品牌的名称、域名、电话或邮箱。", en: "A page would show another brand's name, host, phone number or e-mail address." },
  "THEME": { zh: "theme.json 中的颜色或颜色组合有误。", en: "A colour or a colour pair in theme.json is invalid." },
  "BRAND": { zh: "品牌缺少必需的内容。", en: "A brand lacks something it needs." },
  "DEFAULT-BRAND": { zh: "响应未知域名的品牌必须有且仅有一个。", en: "Not exactly one brand serves unknown hosts." },
  "HOST": { zh: "两个品牌使用了同一个域名。", en: "Two brands claim the same host." },
  "PERIOD-TIME": { zh: "无法识别有效期的时间。", en: "A time at which a value begins or ends cannot be read." },
  "PERIOD-INVERTED": { zh: "有效期的结束早于开始。", en: "A period ends before it begins." },
  "PERIOD-HOLE": { zh: "有一段时间没有数值。", en: "No value is given for part of the time." },
  "PERIOD-OVERLAP": { zh: "两段有效期重叠。", en: "Two periods overlap." },
  "PERIOD-BESIDE": { zh: "分时段的值之外又写了固定的值。", en: "A value is given in addition to periods." },
  "TARIFF-TWICE": { zh: "同一港口有两份费率表在同一天生效。", en: "Two tariffs for the same port start on the same day." },
  "TIER-INVERTED": { zh: "阶梯的终点小于起点。", en: "A tier ends before it begins." },
  "TIER-HOLE": { zh: "部分数量没有价格。", en: "Some quantities have no price." },
  "TIER-OVERLAP": { zh: "两档阶梯重叠。", en: "Two tiers price the same container." },
  "TIER-ORDER": { zh: "各段价格没有从小到大排列。", en: "The tiers or bands of a price are not in order." },
  "TIER-BASIS": { zh: "按票收取的费用设置了箱量阶梯。", en: "A charge per B/L has tiers by number of containers." },
  "EXAMPLE-RESULT": { zh: "示例的实际结果与所写结果不一致。", en: "An example comes out differently from what it says." },
  "EXPRESSION": { zh: "表达式有语法错误、未知名称，或混用了类型。", en: "An expression has a syntax error, an unknown name or mixed types." },
  "MEASURE": { zh: "表达式混用了不同的计量单位。", en: "An expression mixes numbers in different units." },
  "CURRENCY": { zh: "表达式混用了不同币种的金额，或丢失了币种。", en: "An expression mixes currencies, or drops the currency of an amount." },
  "CONDITION": { zh: "条件总是成立，或永远不成立。", en: "A condition is always true or never true." },
  "VALUE-CIRCLE": { zh: "计算字段循环依赖。", en: "Computed fields depend on each other in a circle." },
  "UNREADABLE": { zh: "文件或文件夹无法读取。", en: "The file or folder cannot be read." },
  "TOO-LARGE": { zh: "文件过大，或文件过多。", en: "The file is too large for a document, or there are too many files." },
  "ESCAPES": { zh: "符号链接指向配置目录之外。", en: "A link points outside the configuration." },
  "NOT-A-FILE": { zh: "文档所在位置不是文件。", en: "Something other than a file is where a document should be." },
  "NOT-UTF8": { zh: "文件不是 UTF-8 编码。", en: "The file is not UTF-8." },
  "EXTENSION": { zh: "文档所在的文件夹里有不以 .json 结尾的文件。", en: "A file among the documents does not end in .json." },
  "FOLDER": { zh: "品牌文件放错了位置。", en: "A brand's file is in the wrong place." },
  "KIND": { zh: "无法判断文件属于哪一类文档。", en: "The kind of a document is unknown." },
  "NAME": { zh: "名称不符合命名规则。", en: "A name does not follow the naming rules." },
  "SCHEMA": { zh: "\"$schema\" 与文档种类不符。", en: "\"$schema\" does not name the schema of this kind of document." },
  "META": { zh: "文档语言 schemas/meta 本身有误。", en: "The document language itself, schemas/meta, is broken." },
  "DUPLICATE-ID": { zh: "同类的两项使用了相同的 id。", en: "Two items of the same kind have the same id." },
  "ROUTE": { zh: "页面网址已被占用、格式有误，或没有对应的页面。", en: "The address of a page is taken, malformed or leads nowhere." },
  "STORED": { zh: "存储实体与其表单、排序或已有记录不一致。", en: "A stored entity does not match its form, its sort order or existing records." },
  "CALL": { zh: "两个接口的方法与路径相同。", en: "Two operations have the same method and path." },
  "BOUNDS": { zh: "下限高于上限。", en: "A lower bound is above its upper bound." },
  "FIELD-CHECK": { zh: "该校验不适用于此类型的字段。", en: "A check does not apply to a field of this type." },
  "DEFAULT": { zh: "初始值不符合字段自身的校验。", en: "The initial value fails its own field's checks." },
  "FACT": { zh: "基础数据中有一行与实体的定义不符。", en: "A row of reference data does not match its entity." },
  "EXAMPLE": { zh: "示例与所说明的文档不符。", en: "An example is not valid for the document it illustrates." },
  "SLOW-PATTERN": { zh: "该正则表达式匹配一段很短的文字就可能耗时几分钟。", en: "A pattern can take minutes to match a short string." },
  "LAYOUT": { zh: "表单的字段没有显示在表单中。", en: "A form does not show one of its fields." },
  "LIMIT": { zh: "限制的值超出范围，或类型不正确。", en: "A limit is out of bounds or has the wrong type." },
  "LIFE": { zh: "字典与状态机的状态不一致。", en: "A dictionary does not match the states of its state machine." },
  "TARIFF": { zh: "价格缺失、重复，或小数位数超出币种的规定。", en: "A price is missing, duplicated, or has too many decimal places for its currency." },
  "OVERLAY-ADD": { zh: "新增项未标明 \"$add\"，或标明新增的项已存在。", en: "A new item is not marked as new, or an existing one is." },
  "OVERLAY-BASE": { zh: "品牌文件要修改的文档不存在。", en: "A brand's file changes a document that does not exist." },
  "OVERLAY-ID": { zh: "按 id 合并的列表中有一项没有 id。", en: "An item of a list that is merged by id has no id." },
  "OVERLAY-MARK": { zh: "$add 等标记写在了无效的位置。", en: "A mark such as $add is used where it has no meaning." },
  "OVERLAY-NEW": { zh: "标明为新建的文档已存在。", en: "A document is marked as new but already exists." },
  "OVERLAY-NOTHING": { zh: "要删除的内容不存在。", en: "A brand removes something that does not exist." },
  "OVERLAY-PLACE": { zh: "$before 或 $after 所指的项不存在。", en: "The item named in $before or $after does not exist." },
  "OVERLAY-STANDARD": { zh: "品牌修改了由公开标准定义的记录。", en: "A brand changes records that a published standard defines." },
  "EXTENDS": { zh: "要继承的品牌不存在，或两个品牌互相继承。", en: "The extended brand does not exist, or extends this brand in turn." },
  "TWIN": { zh: "两个选项、按钮或字段无法区分。", en: "Two choices, buttons or fields cannot be told apart." },
  "CROSSED": { zh: "填入或显示的是旁边的另一个字段。", en: "A field is filled from, or shown as, the one next to it." },
  "REDUNDANT": { zh: "品牌文件重复了基础文档的内容，或字段重复了词汇表的内容。", en: "A brand's file repeats what its base already says, or a field repeats what its word says." },
  "MISFIT": { zh: "控件或显示方式与字段不符，或某项设置缺少配套设置。", en: "A control or a display does not suit its field, or a member lacks the one it belongs to." },
  "UNUSED": { zh: "声明的名称没有任何地方使用。", en: "A declared name is used nowhere." },
  "MISLEADING": { zh: "提示或示例与字段的规则不一致。", en: "A hint or an example contradicts the rule of its field." },
  "CONTRADICTION": { zh: "字段与词汇表的声明矛盾。", en: "A field contradicts its word in the vocabulary." },
  "DESK": { zh: "实体与其模板不一致。", en: "An entity does not fit its pattern." },
  "REFERENCE": { zh: "引用的内容不存在。", en: "The referenced item does not exist." },
  "FIELD": { zh: "引用的字段在此处不存在。", en: "The field does not exist there." },
  "INPUT": { zh: "接口的输入多余或缺失。", en: "An operation is given an input it does not take, or lacks one it needs." },
  "LINK": { zh: "链接缺少路径参数。", en: "A link does not fill in the parameters of its path." },
  "SERVICE": { zh: "计价或下单接口、订单信息表单与订单类型不符。", en: "An operation that prices or places an order, or a form of order facts, does not match its order type." },
  "REQUIRED": { zh: "缺少必填属性。", en: "A required property is missing." },
  "UNKNOWN": { zh: "文档没有这个属性。", en: "This kind of document has no such property." },
  "TYPE": { zh: "值的类型不正确。", en: "A value has the wrong type." },
  "VALUE": { zh: "值不在允许的范围内。", en: "A value is not among those allowed." },
  "CHOICE": { zh: "几种写法须选且只能选一种。", en: "Several alternatives are given, or none." },
  "PATTERN": { zh: "值的格式不正确。", en: "A value does not match the required pattern." },
  "FORMAT": { zh: "值不是有效的日期、域名等。", en: "A value does not match its format, such as a date or a host name." },
  "RANGE": { zh: "数字太小或太大。", en: "A number is too small or too large." },
  "LENGTH": { zh: "文字太短或太长。", en: "Text is too short or too long." },
  "COUNT": { zh: "列表的项数太少或太多。", en: "A list has too few or too many items." },
  "REPEATED": { zh: "列表中有重复的值。", en: "A value occurs twice in a list of unique values." },
  "SHAPE": { zh: "值不符合文档 schema 的其他规则。", en: "A value breaks another rule of its document's schema." },
  "SYNTAX": { zh: "文件内容不是有效的 JSON。", en: "The text is not JSON." },
  "BOM": { zh: "文件以字节顺序标记（BOM）开头。", en: "The file starts with a byte order mark." },
  "BRACKET": { zh: "括号缺失、多余，或种类不匹配。", en: "A bracket is missing, extra or of the wrong kind." },
  "COMMA": { zh: "缺少逗号，或多了逗号。", en: "A comma is missing or superfluous." },
  "COMMENT": { zh: "JSON 不支持注释。", en: "JSON has no comments." },
  "CONFLICT": { zh: "文件中残留合并冲突标记。", en: "Merge conflict markers were left in the file." },
  "DEPTH": { zh: "括号嵌套太深。", en: "Brackets are nested too deeply." },
  "DUPLICATE-NAME": { zh: "同一对象中一个名称出现了两次。", en: "A name occurs twice in one object." },
  "EMPTY": { zh: "文件是空的。", en: "The file is empty." },
  "NUMBER": { zh: "数字无法读取，或无法精确保存。", en: "A number cannot be read or stored exactly." },
  "QUOTE": { zh: "缺少引号，或引号不符合 JSON 规范。", en: "A quotation mark is missing or not valid in JSON." },
  "STRING": { zh: "字符串没有闭合，或含有无效字符。", en: "A string is not closed or contains an invalid character." },
  "TARIFF-LINE": { zh: "费用行的某一部分无效，或与其他部分矛盾。", en: "Part of a charge has no effect, or contradicts another part." },
  "TARIFF-FACT": { zh: "计费要素的类型不正确，或费率表没有指定 \"facts\"。", en: "A charge factor has the wrong type here, or the tariff names no \"facts\"." },
  "TARIFF-BOTH": { zh: "同一费用可能按两行重复收取。", en: "Two lines charge the same fee, and both can apply." },
  "TABLE-TWICE": { zh: "价格表中有两行匹配相同的计费要素。", en: "Two rows of a price table match the same charge factors." },
  "VARIANT": { zh: "费率表中有未使用的口径。", en: "A variant of a tariff has no effect." },
  "PRICE-UNLIKELY": { zh: "价格与同类价格相差数倍。", en: "A price is several times higher or lower than comparable ones." },
  "PLACEHOLDER": { zh: "占位符有误，或各语言不一致。", en: "Placeholders are misspelt or differ between languages." },
  "EMPTY-TEXT": { zh: "文字是空的。", en: "A text is empty." },
  "MARKUP": { zh: "文字中含有标记语言。", en: "A text contains markup." },
  "LANGUAGE": { zh: "文字不是该语言的文字。", en: "A wording is not in its language." },
  "FILLER": { zh: "文字是临时填写的。", en: "A text is only a filler." },
  "LINE-BREAK": { zh: "此处不应换行。", en: "A text has a line break where it cannot have one." },
  "UNSAFE": { zh: "该值可能在浏览器中执行代码。", en: "A value could run code in a browser." },
  "SECRET": { zh: "文档中有密钥或密码。", en: "A document contains a secret." },
  "ROUTE-OVERLAP": { zh: "两个路由匹配同一个网址。", en: "Two routes match the same address." },
  "TEXT-UNUSED": { zh: "共用文字未被使用。", en: "A shared text is used nowhere." },
  "ROW-TEXT": { zh: "字典的一行缺少所需的共用文字。", en: "A row of a dictionary lacks a shared text." },
  "PLURAL": { zh: "文字的复数形式缺失或多余。", en: "A text lacks a plural form or has an extra one." },
  "CIRCLE": { zh: "文档循环引用。", en: "Documents refer to each other in a circle." },
} as const
