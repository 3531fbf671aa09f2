import QRCode from 'antd/es/qr-code/index.js'
import type { ReactNode } from 'react'
import { Toolkit } from './Toolkit.tsx'

/** A picture for a camera. It stays black on white in every look, or cameras fail. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }): ReactNode {
  return (
    <Toolkit>
      {/* The drawing itself has the name: it is what is announced as a picture. */}
      <QRCode value={value} aria-label={label} type="svg" size={184} color="#000000" bgColor="#ffffff" bordered={false} errorLevel="M" />
    </Toolkit>
  )
}
