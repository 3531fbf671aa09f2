/** Input for each order type, the page that places it, and the milestones that complete it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const soon = day(10)

const who = { contact: 'Zhou', mobile: '13800000102' }
const goods = { goodsName: 'Furniture', cargoType: 'general', goodsAmount: '120', goodsValue: '50000', goodsCurrency: 'USD' }
const packed = { packages: 12, packageUnit: 'cartons', grossWeight: '1200', volume: '3.5' }
const boxes = [{ boxType: '40HQ', quantity: 1 }]
const lane = { pol: 'CNNGB', pod: 'USLAX', etd: soon }

export interface BookingCase {
  /** Order type, as in the path of the operation. */
  readonly type: string
  /** Page with the customer's form; omitted if another journey covers it. */
  readonly form?: string
  readonly booking: Readonly<Record<string, unknown>>
  readonly completes: readonly string[]
  /** The customer's page of the order, before its number. */
  readonly detail?: string
}

export const bookingCases: readonly BookingCase[] = [
  {
    type: 'sea',
    booking: { pol: 'CNNGB', pod: 'USLAX', boxes, paymentTerms: 'prepaid', ...goods, ...packed, ...who },
    completes: ['departure', 'arrival', 'container-returned'],
  },
  {
    type: 'lcl',
    booking: { ...lane, paymentTerms: 'prepaid', ...goods, ...packed, ...who },
    completes: ['departure', 'arrival', 'delivered'],
  },
  {
    type: 'soc',
    form: '/service/soc',
    booking: { ...lane, paymentTerms: 'prepaid', loaded: true, boxes, ...goods, ...who },
    completes: ['departure', 'arrival', 'gate-out'],
  },
  {
    type: 'sea-request',
    form: '/route/seaTrans',
    booking: { ...lane, freightType: 'fcl', boxes, ...goods, ...who },
    completes: ['departure', 'arrival', 'delivered'],
  },
  {
    type: 'shipping-order',
    form: '/domestic/traditionCarrier',
    booking: {
      ...lane,
      carrier: 'COSU',
      boxes,
      terms: 'prepaid',
      shipper: 'Haichuan Import & Export Co., Ltd., Ningbo',
      consignee: 'Harbor Home Goods Inc., Long Beach',
      notifyParty: 'Same as consignee',
      goodsName: 'Furniture',
      cargoType: 'general',
      ...packed,
      ...who,
    },
    completes: ['departure', 'arrival', 'container-returned'],
  },
  {
    type: 'truck',
    booking: {
      pol: 'CNNGB',
      terminal: 'BLCT1',
      carrier: 'COSU',
      vessel: 'COSCO SHIPPING ARIES',
      voyage: '052E',
      mblNo: 'COSU6300000888',
      boxes,
      points: [{ area: '330206', address: 'No. 9 Gangcheng Road' }],
      loadingDate: soon,
      grossWeight: '12000',
      ...who,
    },
    completes: ['gate-in'],
    detail: '/workbench/truckOrderDetail/',
  },
  {
    type: 'warehouse',
    booking: {
      city: 'CNNGB',
      terminal: 'BLCT1',
      warehouse: 'beilun-export',
      pickUpYard: 'beilun-depot',
      boxes,
      plannedDate: soon,
      cargoType: 'general',
      goodsName: 'Furniture',
      volume: '40',
      storageDays: 3,
      ...who,
    },
    completes: ['gate-in'],
  },
  {
    type: 'yard',
    booking: {
      port: 'CNNGB',
      yard: 'beilun-depot',
      boxes,
      arrivalDate: soon,
      loaded: true,
      storageDays: 5,
      cargoType: 'general',
      ...who,
    },
    completes: ['gate-out'],
  },
  {
    type: 'air',
    booking: { from: 'Shanghai PVG', to: 'Frankfurt FRA', plannedDate: soon, direction: 'export', ...goods, ...packed, ...who },
    completes: ['departure', 'arrival', 'delivered'],
  },
  {
    type: 'rail',
    form: '/route/railwayService',
    booking: { from: 'Yiwu West', to: 'Duisburg', plannedDate: soon, direction: 'export', boxes, ...goods, ...who },
    completes: ['departure', 'arrival', 'delivered'],
  },
  {
    type: 'sea-rail',
    form: '/route/seaRailShipping',
    booking: { ...lane, station: 'Yiwu West', direction: 'export', boxes, ...goods, ...who },
    completes: ['departure', 'arrival', 'container-returned'],
  },
  {
    type: 'customs',
    form: '/service/declare',
    booking: {
      direction: 'export',
      port: 'CNNGB',
      tradeMode: '0110',
      plannedDate: soon,
      declarations: 1,
      goodsItems: 3,
      goodsName: 'Furniture',
      goodsValue: '50000',
      goodsCurrency: 'USD',
      ...who,
    },
    completes: ['customs-released'],
  },
  {
    type: 'overseas',
    form: '/oversea/newSea',
    booking: {
      from: 'Los Angeles, USA',
      to: 'Phoenix, USA',
      plannedDate: soon,
      ...goods,
      packages: 12,
      packageUnit: 'cartons',
      grossWeight: '1200',
      ...who,
    },
    completes: ['delivered'],
  },
  {
    type: 'entrust',
    booking: {
      ...lane,
      boxes,
      paymentTerms: 'prepaid',
      goodsName: 'Furniture',
      cargoType: 'general',
      goodsAmount: '120',
      cargoValue: '450000',
      wantsSea: false,
      wantsTruck: false,
      wantsWarehouse: false,
      wantsCustoms: true,
      wantsInsurance: true,
      wantsYard: false,
      declarations: 1,
      goodsItems: 3,
      cover: 'all-risks',
      insuredValue: '500000',
      ...who,
    },
    completes: ['departure', 'arrival'],
  },
  {
    type: 'other',
    form: '/service/other',
    booking: { subject: 'Fumigation', details: 'One 40HQ of wooden cases', plannedDate: soon, ...who },
    completes: ['delivered'],
  },
]
