import QRCode from 'antd/es/qr-code/index.js'
import type { ReactNode } from 'react'
import { Toolkit } from './Toolkit.tsx'

/** A QR code. Always black on white, because cameras need it. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }): ReactNode {
  return (
    <Toolkit>
      {/* The SVG itself is labelled: screen readers announce it as a picture. */}
      <QRCode value={value} aria-label={label} type="svg" size={184} color="#000000" bgColor="#ffffff" bordered={false} errorLevel="M" />
    </Toolkit>
  )
}
