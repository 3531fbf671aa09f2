/** What a person reads on the way, in both languages; a changed wording in schemas/ is changed here too. */
export const words = {
  zh: {
    search: '查询运价', pol: '起运港', pod: '目的港', signIn: '登录', signInForPrices: '登录后查看运价', account: '手机号或账号', password: '密码',
    notCertified: '该企业尚未认证，请先去认证！', book: '订舱', submit: '提交委托', submitting: '正在提交订单', goodsName: '品名', goodsAmount: '货物数量', goodsValue: '货值',
    contact: '联系人', mobile: '手机', pending: '待确认', executing: '执行中', completed: '已完成', cancelled: '已取消', acceptFees: '接受费用', reportPayment: '上报付款',
    reference: '银行流水号', confirmFees: '确认费用', confirmReceipt: '确认到账', generate: '生成订单', recordMilestone: '登记节点', milestone: '节点', time: '时间', unitPrice: '单价',
    cancel: '取消订单', reason: '取消原因', noService: '该航线暂无服务', history: '操作记录', toAccept: '费用待接受', containerReturned: '还空箱', departure: '离港', arrival: '抵港', note: '说明',
  },
  en: {
    search: 'Search rates', pol: 'Port of loading', pod: 'Port of discharge', signIn: 'Sign in', signInForPrices: 'Sign in to see prices', account: 'Mobile number or account', password: 'Password',
    notCertified: 'The company is not certified, please go to certification!', book: 'Book', submit: 'Submit booking', submitting: 'submitting order', goodsName: 'Commodity', goodsAmount: 'Goods quantity', goodsValue: 'Goods value',
    contact: 'Contact', mobile: 'Mobile', pending: 'To be confirmed', executing: 'In process', completed: 'Completed', cancelled: 'Cancelled', acceptFees: 'Accept the fees', reportPayment: 'Report payment',
    reference: 'Bank reference', confirmFees: 'Confirm fees', confirmReceipt: 'Confirm receipt', generate: 'Generate order', recordMilestone: 'Record milestone', milestone: 'Milestone', time: 'Time', unitPrice: 'Unit price',
    cancel: 'Cancel order', reason: 'Reason', noService: 'There is no service for this route', history: 'History', toAccept: 'Fees to accept', containerReturned: 'Container returned', departure: 'Departure', arrival: 'Arrival', note: 'Note',
  },
} as const

export type Language = keyof typeof words
