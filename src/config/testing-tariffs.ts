/** Part of the small test portal: a tariff with charge factors, a table, two variants, a percentage, bands and a cap. */
const word = (en: string) => ({ zh: `${en}（中）`, en })
const charge = (id: string, basis: string) => ({ id, label: word(id), basis, currency: 'CNY', source: 'assumed' })

export const haulage: Readonly<Record<string, unknown>> = {
  'schemas/dictionaries/fee.json': {
    $schema: '../../.language/dictionary.json',
    title: 'Fees',
    rows: ['doc', 'freight', 'waiting', 'late', 'weight'].map((id) => ({ id, label: word(id) })),
  },
  'schemas/entities/haul.json': {
    $schema: '../../.language/entity.json',
    title: 'Haul',
    description: 'What is known of a haul.',
    properties: {
      port: { type: 'string', reference: 'port', policy: 'public' },
      hours: { type: 'string', format: 'decimal', policy: 'public' },
      tonnes: { type: 'string', format: 'decimal', policy: 'public' },
      stoppedAt: { type: 'string', policy: 'public' },
      late: { type: 'boolean', policy: 'public' },
    },
  },
  'schemas/tariffs/haul.json': {
    $schema: '../../.language/tariff.json',
    title: 'Haulage',
    applies: { service: 'sea', pol: ['CNSHA'] },
    facts: 'haul',
    variant: 'first',
    variants: [
      { id: 'first', label: word('First') },
      { id: 'second', label: word('Second') },
    ],
    lines: [
      {
        ...charge('freight', 'per-box'),
        table: {
          by: ['port', 'stoppedAt'],
          rows: [
            { id: 'near', at: { port: 'CNNGB' }, price: '900' },
            { id: 'far', at: { port: 'CNSHA' }, price: '950' },
          ],
        },
      },
      { ...charge('waiting', 'per-hour'), count: 'hours', free: '6', price: '80', cap: { amount: '800', per: 'truck-day' } },
      {
        ...charge('late-first', 'percent'),
        fee: 'late',
        variant: 'first',
        since: { fact: 'stoppedAt', moment: 'D-1T15:00' },
        percent: '30',
        of: ['freight'],
        minimum: '400',
        cap: { amount: '4000', per: 'charge' },
      },
      { ...charge('late-second', 'flat'), fee: 'late', variant: 'second', when: 'facts.late', price: '50' },
      {
        ...charge('weight', 'per-tonne'),
        count: 'tonnes',
        bands: [
          { id: 'light', maximum: '18' },
          { id: 'heavy', exclusiveMinimum: '18', maximum: '25', amount: '100', each: '50' },
        ],
      },
    ],
    examples: [
      { id: 'waiting', text: word('Twenty hours'), port: 'CNSHA', day: '2025-12-31', facts: { hours: '20' }, amounts: { waiting: '800' } },
      {
        id: 'late',
        text: word('Two boxes, stopped too late'),
        variant: 'first',
        day: '2026-11-21',
        boxes: [{ boxType: '20GP', quantity: 2 }],
        facts: { port: 'CNSHA', stoppedAt: 'D-1T16:00' },
        amounts: { freight: '1900', waiting: '0' },
        totals: { CNY: '2470' },
      },
      { id: 'heavy', text: word('Too heavy'), facts: { tonnes: '25.1' }, refused: { weight: 'error.missing-surcharge' } },
    ],
  },
  'brands/second/schemas/tariffs/haul.json': { $schema: '../../../../.language/tariff.json', variant: 'second' },
}
