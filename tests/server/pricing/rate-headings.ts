/** Required columns of a sea rate sheet. */
export const requiredHeadings = [
  '起运港',
  '目的港',
  '船公司',
  '航线代码',
  '航程（天）',
  '预计离港',
  '有效期起',
  '有效期止',
  '币种',
  '20GP',
  '40GP',
  '40HQ',
]
