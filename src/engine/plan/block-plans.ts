/** What schemas/meta/blocks says for each kind the engine draws, after compiling. */
import type { ActionPlan, BlockPlan, ColumnPlan, LinkPlan } from '#config'

type Expressions = Readonly<Record<string, string>>

export interface HeroPlan extends BlockPlan {
  readonly label: string
  readonly text?: string
  readonly image?: string
  readonly blocks?: readonly BlockPlan[]
}
export interface SearchPlan extends BlockPlan {
  readonly form: string
  /** This browser remembers the last one, and starts with it where the address says none. */
  readonly remember?: boolean
  readonly to?: LinkPlan
  readonly look?: 'bar' | 'card'
  readonly columns?: number
}
export interface CalculatorPlan extends BlockPlan {
  readonly form: string
  readonly label?: string
  readonly live: { readonly operation: string; readonly input?: Expressions; readonly when?: string }
  readonly blocks: readonly BlockPlan[]
}
export interface SourcePlan extends BlockPlan {
  readonly label?: string
  readonly of: string
}
export interface ListBlockPlan extends BlockPlan {
  readonly list: string
  readonly label?: string
  readonly input?: Expressions
  readonly when?: string
  readonly before?: string
  readonly count?: boolean
  readonly whenEmpty?: 'say' | 'hide'
}
export interface DetailPlan extends BlockPlan {
  readonly of: string
  readonly label?: string
  readonly columns?: number
  /** The compiler makes them of a form's sections where the document names none. */
  readonly groups?: readonly DetailGroup[]
  /** Where the object may be of several kinds: which one, and the groups of each. */
  readonly formOf?: string
  readonly groupsOf?: Readonly<Record<string, readonly DetailGroup[]>>
}
export interface DetailGroup {
  readonly id: string
  readonly label?: string
  readonly fields: readonly ColumnPlan[]
}
export interface FormPlan extends BlockPlan {
  readonly form: string
  /** Says in place of `form` which order type's form it is, of those by type. */
  readonly formOf?: string
  readonly formsOf?: Readonly<Record<string, string>>
  readonly label?: string
  readonly operation: string
  /** What stands on the button that sends, in place of the form's own word. */
  readonly submit?: string
  readonly input?: Expressions
  readonly into?: string
  readonly values?: string
  readonly pending?: string
  readonly done?: string
  readonly lead?: readonly BlockPlan[]
  /** In the form's place afterwards, over `answer`. */
  readonly after?: readonly BlockPlan[]
  /** Over `record`, the answer: what it tells itself. */
  readonly says?: string
  readonly then?: LinkPlan
  /** Page that opens as a dialog afterwards. */
  readonly thenDialog?: string
  /** Fields whose values go along from dialog to dialog. */
  readonly carry?: readonly string[]
  /** Refusal to the field that it brings into the form. */
  readonly reveal?: Readonly<Record<string, string>>
  /** Starts with what stands in the address. */
  readonly fromAddress?: boolean
  readonly keep?: boolean
  readonly live?: { readonly operation: string; readonly input?: Expressions; readonly when?: string }
  readonly sendLive?: Expressions
  readonly onDifference?: string
  readonly aside?: readonly BlockPlan[]
  /** Below the fields, over `form`. */
  readonly foot?: readonly BlockPlan[]
}
export interface TabsPlan extends BlockPlan {
  readonly items: readonly { readonly id: string; readonly label: string; readonly blocks: readonly BlockPlan[] }[]
}
export interface StepsPlan extends BlockPlan {
  readonly label?: string
  readonly current?: string
  readonly items: readonly { readonly id: string; readonly label: string; readonly text?: string }[]
}
export interface ProsePlan extends BlockPlan {
  readonly label?: string
  /** Lists the headings above the text. */
  readonly contents?: boolean
  /** Day of the last change. */
  readonly changed?: string
  readonly paragraphs: readonly {
    readonly id: string
    readonly heading?: string
    readonly text: string
    readonly points?: readonly { readonly id: string; readonly text: string }[]
  }[]
}
export interface CardPlan {
  readonly id: string
  readonly label: string
  readonly text?: string
  readonly figure?: string
  readonly icon?: string
  readonly image?: string
  readonly link?: LinkPlan
}
export interface CardsPlan extends BlockPlan {
  readonly label?: string
  readonly text?: string
  readonly columns?: number
  readonly items: readonly CardPlan[]
}
export interface ColumnsPlan extends BlockPlan {
  readonly items: readonly {
    readonly id: string
    readonly span?: number
    readonly sticky?: boolean
    readonly blocks: readonly BlockPlan[]
  }[]
}
export interface ActionsPlan extends BlockPlan {
  readonly label?: string
  readonly life?: string
  readonly actions: readonly ActionPlan[]
}
export interface NoticePlan extends BlockPlan {
  readonly when?: string
  readonly tone?: 'plain' | 'good' | 'warning' | 'danger'
  readonly label: string
  readonly text?: string
  /** What the record itself says, in place of the text. */
  readonly says?: string
  readonly action?: ActionPlan
}
export interface SummaryPlan extends BlockPlan {
  readonly of: string
  readonly name: ColumnPlan
  readonly state?: ColumnPlan
  readonly picture?: ColumnPlan
  readonly facts?: readonly ColumnPlan[]
}
export interface TimelinePlan extends BlockPlan {
  readonly label?: string
  readonly of: string
  readonly time: string
  readonly name: string
  readonly by?: string
  /** Choices that the name is one of, where the compiler found some. */
  readonly nameOptionsOf?: string
  readonly lines?: readonly ColumnPlan[]
  readonly empty?: string
}
export interface FactsPlan extends BlockPlan {
  readonly of: string
  readonly label?: string
  readonly columns?: number
  /** Whose groups: the id of an order type. */
  readonly factsOf: string
  readonly groupsOf: Readonly<Record<string, readonly FactGroupPlan[]>>
  readonly life?: string
  readonly edit?: ActionPlan
  readonly empty?: string
}
export interface FactGroupPlan {
  readonly form: string
  readonly label: string
  readonly groups: readonly DetailGroup[]
}
export interface DeadlinesPlan extends BlockPlan {
  readonly of: string
  readonly label?: string
  readonly fields: readonly ColumnPlan[]
  readonly codes?: Readonly<Record<string, string>>
  readonly urgentHours?: number
  readonly life?: string
  readonly action?: ActionPlan
  readonly empty?: string
}
export interface FilesPlan extends BlockPlan {
  readonly label?: string
  readonly of: string
  readonly operation: string
  readonly life?: string
  readonly add?: ActionPlan
  /** Field that says what kind of file it is, and the choices it is one of. */
  readonly type?: string
  readonly typeOptionsOf?: string
  readonly empty?: string
}
export interface ViewerPlan extends BlockPlan {
  readonly label?: string
  readonly operation: string
  readonly input?: Expressions
  readonly when?: string
  readonly empty?: string
}
export interface PicturePlan extends BlockPlan {
  readonly label?: string
  readonly text?: string
  readonly of: string
  readonly initials?: string
  readonly show: { readonly operation: string; readonly input?: Expressions }
  readonly upload: { readonly operation: string; readonly accept: readonly string[] }
  readonly crop?: { readonly shape?: 'round' | 'rect'; readonly ratio?: string; readonly pixels?: number }
  readonly done?: string
  readonly remove?: ActionPlan
}
export interface AnswerPlan extends BlockPlan {
  readonly operation: string
  readonly input?: Expressions
  readonly blocks: readonly BlockPlan[]
}
export interface ComparePlan extends BlockPlan {
  readonly label?: string
  readonly operation: string
  readonly input?: Expressions
  readonly when?: string
  readonly rowKey: string
  /** Name in the address under which the keys stand. */
  readonly query?: string
  readonly name: ColumnPlan
  readonly marks?: readonly ColumnPlan[]
  /** Field that says why an amount is not there. */
  readonly missing?: string
  readonly groups: readonly DetailGroup[]
  readonly actions?: readonly ActionPlan[]
  readonly empty?: string
  readonly emptyHint?: string
}
export interface CodesPlan extends BlockPlan {
  readonly label?: string
  readonly text?: string
  readonly qr?: string
  readonly picture?: string
  readonly name?: string
  readonly of: string
  readonly file?: string
}
export interface ManualPlan extends BlockPlan {
  readonly of: string
  readonly route: string
  /** Part of the route's address that names a topic. */
  readonly part: string
}
export interface ProgressPlan extends BlockPlan {
  readonly label: string
  readonly text?: string
  readonly share: string
}
interface CallPart {
  readonly operation: string
  readonly input?: Expressions
}
export interface MessagesPlan extends BlockPlan {
  readonly label?: string
  readonly list: CallPart
  readonly write: CallPart
  readonly seen: CallPart
  readonly upload?: CallPart & { readonly accept: readonly string[] }
  /** Operation that hands out a file. */
  readonly download?: string
  readonly longest: number
  /** Seconds. */
  readonly every: number
  readonly sides?: readonly { readonly id: string; readonly label: string }[]
  readonly placeholder?: string
  readonly empty?: string
  readonly actions?: readonly ActionPlan[]
}
export interface SubscriptionsPlan extends BlockPlan {
  readonly label?: string
  readonly text?: string
  readonly read: string
  readonly save: string
  readonly done?: string
}
export interface SharePlan extends BlockPlan {
  readonly label?: string
  readonly text?: string
  readonly action: ActionPlan
  readonly note?: string
}
export interface AnchorsPlan extends BlockPlan {
  readonly label?: string
  /** Ids of blocks with what they are called here. */
  readonly items: readonly { readonly id: string; readonly label: string }[]
}
export interface FiguresPlan extends BlockPlan {
  readonly label?: string
  readonly operation: string
  readonly input?: Expressions
  readonly items: readonly {
    readonly id: string
    readonly label: string
    /** Over `answer`. */
    readonly count: string
    readonly tone?: string
    readonly link?: LinkPlan
  }[]
}
export interface ChartPlan extends BlockPlan {
  readonly label?: string
  readonly operation: string
  readonly input?: Expressions
  readonly along: string
  readonly parts: string
  /** Choices that a part is one of. */
  readonly partsOptionsOf?: string
  readonly measures: readonly ColumnPlan[]
  /** Field that counts what an amount does not hold. */
  readonly missing?: string
  readonly most?: number
  readonly empty?: string
  readonly emptyHint?: string
}
