/** What a page needs beside its own plan, gathered while it is compiled. */
export interface Uses {
  readonly forms: Set<string>
  readonly lists: Set<string>
  /** Keys such as dictionary:currency */
  readonly options: Set<string>
  /** Rows of the permission grid that blocks name. */
  readonly grid: Set<string>
  /** Pages that open as dialogs. */
  readonly pages: Set<string>
}

export function createUses(): Uses {
  return { forms: new Set(), lists: new Set(), options: new Set(), grid: new Set(), pages: new Set() }
}

export function addUses(into: Uses, from: Uses): void {
  for (const name of ['forms', 'lists', 'options', 'grid', 'pages'] as const) for (const item of from[name]) into[name].add(item)
}
