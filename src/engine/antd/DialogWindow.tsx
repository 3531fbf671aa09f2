import Modal from 'antd/es/modal/index.js'
import './overlays.css'
import { type ReactNode, useId } from 'react'
import { usePortal } from '../portal.ts'
import type { DialogProps } from './Dialog.tsx'
import { focusFirstField } from './focus-first-field.ts'
import { Toolkit } from './Toolkit.tsx'

/** Above a dialog within a dialog, which antd puts at 1200, and below messages (controls.css). */
const overIndex = 1290

export function DialogWindow({ open, title, onClose, children, width = 520, busy = false, isOver = false }: DialogProps): ReactNode {
  const portal = usePortal()
  const bodyId = useId()
  return (
    <Toolkit>
      <Modal
        open={open}
        title={title}
        width={width}
        footer={null}
        centered
        {...(isOver ? { zIndex: overIndex } : {})}
        // Fades in without moving: a button that grows under the pointer misses a quick click.
        transitionName="ant-fade"
        destroyOnHidden
        keyboard={!busy}
        mask={{ closable: false }}
        closable={busy ? false : { 'aria-label': portal.text('engine.widget.close') }}
        onCancel={onClose}
        afterOpenChange={(shown) => {
          if (shown) focusFirstField(document.getElementById(bodyId))
        }}
        className="qs-dialog"
      >
        <div id={bodyId}>{children}</div>
      </Modal>
    </Toolkit>
  )
}
