/** The portal's forms beside the same forms written by hand with antd, in interleaved visits of a real browser. */
import { chromium } from 'playwright'
import { launchOptions } from '../../tests/journeys/browser.ts'
import { copyTree, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import { findMedian, type Measure, type Measured } from './measure.ts'
import { serveAntdPage } from './peers/build-antd.ts'
import { addFormDocuments, addressOf } from './peers/documents.ts'
import { forms, type NeutralForm } from './peers/forms.ts'
import { type FormPage, type Visit, visitForm } from './peers/visit.ts'

const rounds = 5

/** Most of the time of the hand-written page that the portal may take. */
const goals: Readonly<Record<NeutralForm['id'], Readonly<Record<keyof Visit, number>>>> = {
  S: { interactive: 0.8, key: 0.65, keyScript: 0.65, submit: 0.25, remount: 0.4 },
  L: { interactive: 0.6, key: 0.5, keyScript: 0.5, submit: 0.15, remount: 0.4 },
}

const names: Readonly<Record<keyof Visit, string>> = {
  interactive: 'until the first key is handled',
  key: 'a key, until it is on the screen',
  keyScript: 'script for each key',
  submit: 'submitting with every error',
  remount: 'opened again in its tab',
}

export const peers: Measure = {
  name: 'peers',
  run: async ({ root }) => {
    const tree = await copyTree()
    addFormDocuments(tree)
    const antd = await serveAntdPage(root)
    const portal = await startPortal(tree)
    const browser = await chromium.launch(launchOptions())
    try {
      const rows: Measured[] = []
      for (const form of forms) {
        // All required fields but the one that was typed into.
        const errors = form.fields.filter(({ name, required }) => required && name !== form.key).length
        const pages = { antd: antdPage(antd.url, form), portal: portalPage(portal.url, form) }
        const visits: Record<keyof typeof pages, Visit[]> = { antd: [], portal: [] }
        // The first visit to each fills caches of the servers.
        for (let round = 0; round <= rounds; round++) {
          for (const name of ['antd', 'portal'] as const) {
            const visit = await visitForm(browser, pages[name], errors)
            if (round > 0) visits[name].push(visit)
          }
        }
        for (const figure of Object.keys(names) as (keyof Visit)[]) rows.push(compare(form, figure, visits))
      }
      return rows
    } finally {
      await browser.close()
      await portal.stop()
      await antd.close()
      removeTree(tree)
    }
  },
}

function compare(
  { id }: NeutralForm,
  figure: keyof Visit,
  visits: { readonly antd: readonly Visit[]; readonly portal: readonly Visit[] },
): Measured {
  const base = findMedian(visits.antd.map((visit) => visit[figure]))
  return {
    what: `form ${id}: ${names[figure]}`,
    where: 'Chromium',
    unit: 'ms',
    median: findMedian(visits.portal.map((visit) => visit[figure])),
    runs: rounds,
    baseline: { of: 'antd by hand', median: base },
    limit: base * goals[id][figure],
  }
}

function antdPage(url: string, form: NeutralForm): FormPage {
  return {
    url: `${url}?form=${form.id}`,
    mark: 'interactive',
    key: `#form_${form.key}`,
    submit: 'button[type=submit]',
    error: '.ant-form-item-explain-error',
    tabsUrl: `${url}?form=${form.id}&tabs`,
    tab: '#root > button',
    last: `#form_${form.fields.at(-1)?.name}`,
  }
}

function portalPage(url: string, form: NeutralForm): FormPage {
  return {
    url: url + addressOf(form),
    mark: 'quayside:interactive',
    key: `#form-bench-${form.key}`,
    submit: 'form.qs-form > .qs-form-actions [type=submit]',
    error: '.qs-error:not([hidden])',
    tabsUrl: `${url}${addressOf(form)}-tabs`,
    tab: '.qs-tabs a',
    last: `#form-bench-${form.fields.at(-1)?.name}`,
  }
}
