import AntDrawer from 'antd/es/drawer/index.js'
import type { ReactNode } from 'react'
import { usePortal } from '../portal.ts'
import type { DrawerProps } from './Drawer.tsx'
import { Toolkit } from './Toolkit.tsx'
import './overlays.css'

export function DrawerWindow({ open, title, onClose, children, width = 480 }: DrawerProps): ReactNode {
  const portal = usePortal()
  return (
    <Toolkit>
      <AntDrawer
        open={open}
        title={title}
        size={width}
        placement="right"
        closable={{ 'aria-label': portal.text('engine.widget.close') }}
        onClose={onClose}
        className="qs-drawer"
      >
        {children}
      </AntDrawer>
    </Toolkit>
  )
}
