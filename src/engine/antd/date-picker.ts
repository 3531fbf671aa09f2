/** The calendar of antd, loaded at the first use of a date. */
export { default as DatePicker } from 'antd/es/date-picker/index.js'
