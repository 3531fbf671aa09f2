import type { ReactNode } from 'react'
import { resultOf, usePage, usePortal } from '#engine'
import type { PiecesPlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import { PieceDrawing } from './PieceDrawing.tsx'
import { ToolAnswer, toolAnswerOf } from './ToolAnswer.tsx'
import './pieces.css'

type Check = Operations['check-pieces']['output']
type CheckedPiece = Check['pieces'][number]
type Fit = CheckedPiece['fits'][number]

/** Each piece with the equipment that takes it, its projections, and a drawing in the suggested one. */
export function PiecesBlock({ block }: { readonly block: PiecesPlan }): ReactNode {
  const { scope, live } = usePage()
  const answer = toolAnswerOf<Check>(block.of === undefined ? live : { state: 'ready', value: resultOf(block.of, scope) }, 'pieces')
  return (
    <ToolAnswer label={block.label} idle={block.idle} answer={answer}>
      {(check) => <Result check={check} />}
    </ToolAnswer>
  )
}

function Result({ check }: { readonly check: Check }): ReactNode {
  const { text } = usePortal()
  const { containers, lostTeu, breakBulk, pieces, equipment } = check
  return (
    <>
      <p className="qs-pieces-sum" role="status">
        {containers.length > 0 ? (
          <b>{containers.map((one) => `${one.quantity} × ${one.equipment}`).join(' + ')}</b>
        ) : (
          <b>{text('pieces.none')}</b>
        )}
        {lostTeu > 0 ? <span>{text('pieces.lostTotal', { count: lostTeu })}</span> : null}
        {breakBulk > 0 ? <span data-tone="warning">{text('pieces.breakBulk', { count: breakBulk })}</span> : null}
      </p>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of the form have no other identity
        <PieceResult key={index} piece={piece} row={index + 1} equipment={equipment} />
      ))}
      <p className="qs-quiet qs-pieces-note">{text('pieces.note')}</p>
    </>
  )
}

interface PieceResultProps {
  readonly piece: CheckedPiece
  readonly row: number
  readonly equipment: Check['equipment']
}

function PieceResult({ piece, row, equipment }: PieceResultProps): ReactNode {
  const { text } = usePortal()
  const { best, fits, lengthCm, widthCm, heightCm, weightKg, quantity } = piece
  // Without a fit, the last and largest equipment shows by how much the piece exceeds it.
  const drawn = equipment.find(({ id }) => id === best) ?? equipment.at(-1)
  return (
    <section className="qs-piece">
      <h3>{text('pieces.row', { row })}</h3>
      <p className="qs-quiet">{text('pieces.size', { l: lengthCm, w: widthCm, h: heightCm, kg: weightKg, count: quantity })}</p>
      {drawn ? <PieceDrawing piece={piece} equipment={drawn} fits={best !== undefined} /> : null}
      <ul className="qs-piece-fits" aria-label={text('pieces.equipment')}>
        {fits.map((fit) => (
          <FitRow key={fit.equipment} fit={fit} isBest={fit.equipment === best} />
        ))}
      </ul>
    </section>
  )
}

function FitRow({ fit, isBest }: { readonly fit: Fit; readonly isBest: boolean }): ReactNode {
  const { text } = usePortal()
  const over = [
    ['pieces.overLength', fit.overLengthCm],
    ['pieces.overWidth', fit.overWidthCm],
    ['pieces.overHeight', fit.overHeightCm],
  ] as const
  const projecting = over.filter(([, value]) => value > 0)
  const verdict = fit.fits
    ? text(projecting.length > 0 ? 'pieces.fitsOog' : 'pieces.fits')
    : fit.reasons.map((reason) => text(`pieces.reason.${reason}`)).join(text('pieces.and'))
  return (
    <li data-fits={fit.fits} data-best={isBest ? '' : undefined}>
      <b>{fit.equipment}</b>
      <span className="qs-piece-verdict">
        {isBest ? `${verdict} · ${text('pieces.best', { equipment: `${fit.containers} × ${fit.equipment}` })}` : verdict}
      </span>
      <span className="qs-piece-over">
        {projecting.map(([label, value]) => `${text(label)} ${text('pieces.cm', { value })}`).join(' · ')}
        {fit.fits && fit.lostTeu > 0 ? ` · ${text('pieces.lost')} ${text('pieces.teu', { value: fit.lostTeu })}` : ''}
        {fit.fits && fit.bedding ? ` ${projecting.length > 0 ? '· ' : ''}${text('pieces.bedding')}` : ''}
      </span>
    </li>
  )
}
