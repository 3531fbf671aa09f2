import type { FormatSamples } from '#rules'

/** Samples for the freight-specific formats. */
export const freightSamples: FormatSamples = {
  'cn-mobile': {
    right: ['13800000000', '+8613800000000', '+86 13800000000'],
    wrong: ['12800000000', '1380000000', '138000000000', '+1 13800000000'],
  },
  account: {
    right: ['13800000000', '+86 13800000000', 'crew@harbour.example'],
    wrong: ['12800000000', 'crew', 'crew@harbour', '@harbour.example'],
  },
  'cn-landline': { right: ['0574-82345678', '021-62345678', '400-123-4567'], wrong: ['0574-1234', '574-82345678', '0574--82345678'] },
  uscc: { right: ['91350100M000100Y43'], wrong: ['91350100M000100Y44', '91350100m000100y43'] },
  'container-number': { right: ['CSQU3054383'], wrong: ['CSQU3054384', 'CSQA3054383', 'csqu3054383'] },
  'un-locode': { right: ['CNNGB', 'USLAX'], wrong: ['cnngb', 'CNNG', 'CNNG1', 'CNNGBX'] },
  name: { right: ['Li Wei', '宁波ABC货运', '李伟'], wrong: ['   ', 'H\u0430rbour', 'Li\u200bWei', '---'] },
  scac: { right: ['COSU'], wrong: ['cosu', 'COS', 'COSUX'] },
}
