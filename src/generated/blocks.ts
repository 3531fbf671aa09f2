/* Do not edit: made from schemas/ by npm run codegen. */

import type { ActionPlan, ColumnPlan, FactGroup, FieldGroup, LinkPlan } from '#config'

type Expressions = Readonly<Record<string, string>>

/** Begins to act for a company in this tab; from then on it shows the ways to the company's orders. Freight. */
export type ActingPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "acting"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Number of the company. */
  readonly company: string
  /** What the company is called. */
  readonly name: string
  /** What acting for it means, told before it begins. */
  readonly lead?: string
  /** Where to go while acting for it. */
  readonly actions: readonly ActionPlan[]
}

/** What can be done with the record. */
export type ActionsPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "actions"
  /** Heading above the buttons. */
  readonly label?: string
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** The machine that says what is possible. */
  readonly life?: ("order" | "membership" | "supplier-order")
  /** The buttons, in their order. */
  readonly actions: readonly ActionPlan[]
}

/** A change of an order: what was booked and what it is to be, side by side, and the fees before and after; earlier changes below. Freight. */
export type AmendmentPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "amendment"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The order. */
  readonly of: string
  /** Id of an order type, such as record.orderType: compares every field of that type's form. */
  readonly formOf: string
  /** Groups of fields, each with a heading. */
  readonly groups?: readonly {
    /** Name of the group, by which a brand changes it. */
    readonly id: string
    /** Heading of the group. */
    readonly label?: string
    /** Fields of the group, in their order. */
    readonly fields: readonly ColumnPlan[]
  }[]
  /** The groups of each order type. */
  readonly groupsOf?: Readonly<Record<string, readonly FieldGroup[]>>
}

/** Ways to the parts of a long page; it stays in sight while the page is read. */
export type AnchorsPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "anchors"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The ways, in the order of the page. One whose block is not there is left out. */
  readonly items: readonly {
    /** Id of the block that it leads to. */
    readonly id: string
    /** What the block is called here. */
    readonly label: string
  }[]
}

/** Calls an operation once, when it is drawn, and shows blocks that read what it answered. */
export type AnswerPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "answer"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Operation that is called. */
  readonly operation: string
  /** What it is called with, as expressions. */
  readonly input?: Expressions
  /** Blocks that read the answer as answer. */
  readonly blocks: readonly BlockPlan[]
}

/** Local charges of a port for some boxes, with totals, and what the rules of trucking and yards come to for them. Freight. */
export type BoxCostPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "box-cost"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Left out: live. */
  readonly of?: string
  /** What stands there until enough is filled in. */
  readonly idle?: string
}

/** A form without a button: what it comes to follows what is typed. Its values live in the address, so that a result can be shared. */
export type CalculatorPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "calculator"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** The form whose values are worked out. */
  readonly form: string
  /** Heading above the block. */
  readonly label?: string
  /** An operation asked again whenever the values change; other blocks read its answer as live. */
  readonly live: {
    /** Operation that is asked. */
    readonly operation: string
    /** What it is asked with, as expressions over form. */
    readonly input?: Expressions
    /** Enough is filled in to ask. */
    readonly when?: string
  }
  /** Blocks beside the form that read the answer as live. */
  readonly blocks: readonly BlockPlan[]
}

/** A few things side by side, each with a picture or an icon and a way on. */
export type CardsPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "cards"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** A sentence below the heading. */
  readonly text?: string
  /** How many cards stand side by side on a wide screen. */
  readonly columns?: number
  /** The cards, in their order. */
  readonly items: readonly {
    /** Name of the card, by which a brand changes it. */
    readonly id: string
    /** Heading of the card. */
    readonly label: string
    /** A sentence or two on the card. */
    readonly text?: string
    /** A short figure in large type, such as a price or a number of days. */
    readonly figure?: string
    /** Icon of the card, by its name. */
    readonly icon?: string
    /** Picture of the card: a file of the brand's folder. */
    readonly image?: string
    /** Where the card leads. */
    readonly link?: LinkPlan
  }[]
}

/** Amounts along an axis as bars, each of parts that are told apart; the same as a table for whoever would rather read it. */
export type ChartPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "chart"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that answers with the rows. */
  readonly operation: string
  /** What it is called with, as expressions. */
  readonly input?: Expressions
  /** Entity whose fields the rows have. */
  readonly entity: string
  /** Field whose values stand along the axis, in their order. */
  readonly along: string
  /** Field whose values are the parts of a bar. */
  readonly parts: string
  /** Fields that the bars can show: numbers that are added up. The reader chooses one where there are several. */
  readonly measures: readonly ColumnPlan[]
  /** Field that counts what an amount does not hold. */
  readonly missing?: string
  /** Most parts that have a colour of their own; the smaller ones are shown together. Left out: five. */
  readonly most?: number
  /** What stands there without rows. */
  readonly empty?: string
  /** What the reader could do then. */
  readonly emptyHint?: string
  /** Choices that the value of along is one of. */
  readonly alongOptionsOf?: string
  /** Choices that the value of parts is one of. */
  readonly partsOptionsOf?: string
  /** Choices that the value of missing is one of. */
  readonly missingOptionsOf?: string
}

/** Letters and figures that are carried elsewhere: as a picture for a camera, to type, to copy, or as a file. */
export type CodesPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "codes"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** A sentence below the heading. */
  readonly text?: string
  /** What a camera reads, drawn as a QR code. */
  readonly qr?: string
  /** What the QR code is, for whoever does not see it. */
  readonly picture?: string
  /** What the codes are, above them. */
  readonly name?: string
  /** The code, or a list of codes. */
  readonly of: string
  /** Name of the file in which they can be kept. Left out: they are only copied. */
  readonly file?: string
}

/** Blocks side by side on a wide screen, below each other on a narrow one. */
export type ColumnsPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "columns"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** The columns, from left to right. */
  readonly items: readonly {
    /** Name of the column, by which a brand changes it. */
    readonly id: string
    /** Width of the column in twelfths of the page. */
    readonly span?: number
    /** The column stays in sight while the other scrolls. */
    readonly sticky?: boolean
    /** Blocks of the column, from top to bottom. */
    readonly blocks: readonly BlockPlan[]
  }[]
}

/** A few rows of an operation side by side: a column for each, a line for each field. What differs is marked. */
export type ComparePlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "compare"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that answers with the rows. */
  readonly operation: string
  /** What the operation is called with, as expressions. */
  readonly input?: Expressions
  /** Only then is the operation called. */
  readonly when?: string
  /** Entity whose fields the rows have. */
  readonly entity: string
  /** Field that tells one row from the others. */
  readonly rowKey: string
  /** Name behind the question mark of the address under which the keys stand; with it a row can be taken out. */
  readonly query?: string
  /** What stands at the head of a row's column. */
  readonly name: ColumnPlan
  /** Fields that say yes or no of a row, such as the cheapest: shown below its name where they say yes. */
  readonly marks?: readonly ColumnPlan[]
  /** Field that says why an amount is not there. */
  readonly missing?: string
  /** The lines, in groups. */
  readonly groups: readonly {
    /** Name of the group, by which a brand changes it. */
    readonly id: string
    /** Heading of the group. */
    readonly label?: string
    /** The lines of the group. */
    readonly fields: readonly ColumnPlan[]
  }[]
  /** What can be done with one of the rows; expressions read it as row. */
  readonly actions?: readonly ActionPlan[]
  /** What stands there without rows. */
  readonly empty?: string
  /** What the reader could do then. */
  readonly emptyHint?: string
  /** Choices that the value of rowKey is one of. */
  readonly rowKeyOptionsOf?: string
  /** Choices that the value of missing is one of. */
  readonly missingOptionsOf?: string
}

/** Moments that come one after the other, as a line with the time that is left until each. */
export type DeadlinesPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "deadlines"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The record that has the moments. */
  readonly of: string
  /** Entity whose fields the object has, where the place alone does not tell. */
  readonly entity?: string
  /** Fields that are moments. Those that are not known are left out. */
  readonly fields: readonly ColumnPlan[]
  /** Code by which a standard knows a moment, for each field. */
  readonly codes?: {
    /** A code of a standard. */
    [k: string]: string
  }
  /** So many hours before a moment it is marked as near. */
  readonly urgentHours?: number
  /** A button beside the heading. */
  readonly action?: ActionPlan
  /** What stands there while no moment is known. */
  readonly empty?: string
  /** The machine that says what is possible. */
  readonly life?: ("order" | "membership" | "supplier-order")
}

/** Fields of one object, in groups. */
export type DetailPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "detail"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The object shown, such as record or record.booking. */
  readonly of: string
  /** Entity whose fields the object has, where the place alone does not tell. */
  readonly entity?: string
  /** Shows every field of this form, in its layout. */
  readonly form?: string
  /** Id of an order type, such as record.orderType: shows every field of that type's form, in its layout. */
  readonly formOf?: string
  /** How many fields stand side by side on a wide screen. */
  readonly columns?: number
  /** Groups of fields, each with a heading. */
  readonly groups?: readonly {
    /** Name of the group, by which a brand changes it. */
    readonly id: string
    /** Heading of the group. */
    readonly label?: string
    /** Fields of the group, in their order. */
    readonly fields: readonly ColumnPlan[]
  }[]
  /** The groups of each order type. */
  readonly groupsOf?: Readonly<Record<string, readonly FieldGroup[]>>
}

/** Groups of facts of a record, each of which whoever may can edit in its own form. */
export type FactsPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "facts"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The record that has the facts. */
  readonly of: string
  /** Id of an order type, such as record.orderType: shows the groups of facts that it names. */
  readonly factsOf: string
  /** How many fields stand side by side on a wide screen. */
  readonly columns?: number
  /** What a group is edited with: its operation takes the form's name as group and what is filled in as facts. */
  readonly edit?: ActionPlan
  /** What stands there while nothing is filled in. */
  readonly empty?: string
  /** The machine that says what is possible. */
  readonly life?: ("order" | "membership" | "supplier-order")
  /** The groups of facts of each order type. */
  readonly groupsOf: Readonly<Record<string, readonly FactGroup[]>>
}

/** Terms under which fees are quoted, tariff by tariff: what is counted, the unit, the rule, the tax, the form of a quote. Freight. */
export type FeeTermsPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "fee-terms"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The tariffs with their terms, such as record.tariffs. */
  readonly of: string
}

/** Fee lines of an order: what was estimated beside what was confirmed, by whom and when. Freight. */
export type FeesPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "fees"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The order. */
  readonly of: string
}

/** A few numbers side by side, each with what it counts and a way to it. */
export type FiguresPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "figures"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that answers with the numbers. */
  readonly operation: string
  /** What it is called with, as expressions. */
  readonly input?: Expressions
  /** The numbers, in their order. */
  readonly items: readonly {
    /** Name of the number, by which a brand changes it. */
    readonly id: string
    /** What is counted. */
    readonly label: string
    /** The number, as an expression over answer. Where it comes to nothing, it is zero. */
    readonly count: string
    /** Colour of its mark; never the only sign. */
    readonly tone?: ("plain" | "amber" | "blue" | "green" | "grey" | "red" | "orange" | "cyan")
    /** Where the number leads. */
    readonly link?: LinkPlan
  }[]
}

/** Files of a record, to open or download. */
export type FilesPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "files"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The list of files. */
  readonly of: string
  /** Operation that hands out a file. */
  readonly operation: string
  /** What stands there while there is no file. */
  readonly empty?: string
  /** The button that adds a file. */
  readonly add?: ActionPlan
  /** The machine that says what is possible. */
  readonly life?: ("order" | "membership" | "supplier-order")
  /** Field that says what kind of file it is. */
  readonly type?: string
  /** Choices that the value of type is one of. */
  readonly typeOptionsOf?: string
}

/** A form and the operation that takes what it says. */
export type FormPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "form"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** The form that is filled in. */
  readonly form?: string
  /** Id of an order type, such as record.orderType, whose form is filled in; in place of form. */
  readonly formOf?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that takes what the form says. */
  readonly operation: string
  /** Label of the button that sends. Left out: the form's own. */
  readonly submit?: string
  /** Further inputs of the operation, as expressions. */
  readonly input?: Expressions
  /** Name of the input that takes the form’s values; left out, they are spread over the input. */
  readonly into?: string
  /** What the form starts with, over query, session and record. */
  readonly values?: string
  /** What the button says while the answer is awaited. */
  readonly pending?: string
  /** What is told once it succeeded. */
  readonly done?: string
  /** Blocks above the fields. They go with the form once it succeeded. */
  readonly lead?: readonly BlockPlan[]
  /** Blocks that take the form's place once it succeeded; they read what the operation answered as answer. */
  readonly after?: readonly BlockPlan[]
  /** What the answer itself tells once it succeeded, over record, which is the answer; left out, done is told. */
  readonly says?: string
  /** Where the reader is led once it succeeded. */
  readonly then?: LinkPlan
  /** Page that opens as a dialog once it succeeded; inside a dialog it takes the dialog's place. */
  readonly thenDialog?: string
  /**
   * Fields whose values go along when another page takes the place of the dialog that this form is in; a form there that carries a field of this name starts with it.
   *
   * Items: Name of a field of the form.
   */
  readonly carry?: readonly string[]
  /** Fields that stand in the form only once the operation was refused for this reason: the refusal's text, and the field. */
  readonly reveal?: {
    /** Name of a field of the form. */
    [k: string]: string
  }
  /** Starts with what stands in the address under the names of its fields, as a search, a calculator or a link wrote it. */
  readonly fromAddress?: boolean
  /** What is typed survives a reload in this browser until it is sent. */
  readonly keep?: boolean
  /** An operation asked again whenever the values change; other blocks read its answer as live. */
  readonly live?: {
    /** Operation that is asked. */
    readonly operation: string
    /** What it is asked with, as expressions over form. */
    readonly input?: Expressions
    /** Enough is filled in to ask. */
    readonly when?: string
  }
  /** Inputs taken from the last live answer, as expressions over live. */
  readonly sendLive?: {
    /** Expression over live, such as live.total. */
    [k: string]: string
  }
  /** Refusal whose new live answer is shown beside the old one to be confirmed. */
  readonly onDifference?: string
  /** Blocks beside the form, kept in sight. */
  readonly aside?: readonly BlockPlan[]
  /** Blocks below the fields, above the button that sends. They know what is filled in as form. */
  readonly foot?: readonly BlockPlan[]
  /** The form of each order type. */
  readonly formsOf?: Readonly<Record<string, string>>
}

/** Free and charged days or hours of one container, as a bar, with the amount and why. Freight. */
export type FreeTimePlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "free-time"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Left out: live. */
  readonly of?: string
  /** What stands there until enough is filled in. */
  readonly idle?: string
}

/** The opening of a page: a promise in large type, with blocks such as a search laid over it. */
export type HeroPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "hero"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** The promise, in large type. */
  readonly label: string
  /** A sentence below it. */
  readonly text?: string
  /** Picture behind it: a file of the brand's folder. */
  readonly image?: string
  /** Blocks that are laid over it, such as a search. */
  readonly blocks?: readonly BlockPlan[]
}

/** The life of an order as a picture, drawn from the machine that decides it: its states, its steps and who takes them; of an order, where it stands and what is possible now. Freight. */
export type LifePlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "life"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The order whose place is shown; left out, the life alone. */
  readonly of?: string
  /** Entity whose fields the states are. */
  readonly entity: string
  /** Field of the order's state, for its words. */
  readonly state: string
  /** Field of the payment's state, for its words. */
  readonly payment: string
  /** Field of the change's state, for its words. */
  readonly amendment: string
  /** Field of the bill's state, for its words. */
  readonly bill: string
  /** Field of a log entry's event, for the words of the steps. */
  readonly event: string
  /** Choices that the value of state is one of. */
  readonly stateOptionsOf?: string
  /** Choices that the value of payment is one of. */
  readonly paymentOptionsOf?: string
  /** Choices that the value of amendment is one of. */
  readonly amendmentOptionsOf?: string
  /** Choices that the value of bill is one of. */
  readonly billOptionsOf?: string
  /** Choices that the value of event is one of. */
  readonly eventOptionsOf?: string
}

/** Rows of an operation. */
export type ListBlockPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "list"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** The list that says columns, details and actions. */
  readonly list: string
  /** Heading above the block. */
  readonly label?: string
  /** What the rows are asked for with, as expressions. */
  readonly input?: Expressions
  /** Only then is it fetched. */
  readonly when?: string
  /** Said in its place while when does not hold. */
  readonly before?: string
  /** Says beside the heading how many rows there are. */
  readonly count?: boolean
  /** What becomes of the block while it has no row. say (left out): the list's own words for that. hide: the block is gone. */
  readonly whenEmpty?: ("say" | "hide")
}

/** Pages of a manual: contents at the side, a search, sections with an address each, code to copy. */
export type ManualPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "manual"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** The manual: what the operation read-manual answers. */
  readonly of: string
  /** Route of the page itself, which leads to the other topics. */
  readonly route: string
  /** Part of the route's address that names the topic or the section. */
  readonly part: string
}

/** What two sides write to each other about a record; new messages appear by themselves. */
export type MessagesPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "messages"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Where the messages come from: rows, oldest first, and how far either side has read. */
  readonly list: {
    /** Operation that answers with the messages; it takes after and before. */
    readonly operation: string
    /** What it is asked with, as expressions. */
    readonly input?: Expressions
  }
  /** Where a message goes. */
  readonly write: {
    /** Operation that sends one; it takes body and fileId. */
    readonly operation: string
    /** What it is asked with, as expressions. */
    readonly input?: Expressions
  }
  /** Who is told how far the reader has come. */
  readonly seen: {
    /** Operation that notes how far somebody has read; it takes upTo. */
    readonly operation: string
    /** What it is asked with, as expressions. */
    readonly input?: Expressions
  }
  /** Where a file goes before its message is sent. */
  readonly upload?: {
    /** Operation that takes the file. */
    readonly operation: string
    /** What it is asked with, as expressions. */
    readonly input?: Expressions
    /**
     * Endings that are offered.
     *
     * Items: Ending with its dot.
     */
    readonly accept: readonly string[]
  }
  /** Operation that hands out a file. */
  readonly download?: string
  /** Longest message. */
  readonly longest: number
  /** Seconds between two looks for new messages. */
  readonly every: number
  /** What stands in the empty field. */
  readonly placeholder?: string
  /** What stands there while nobody has written. */
  readonly empty?: string
  /** Buttons beside the heading; they read thread, the last answer. */
  readonly actions?: readonly ActionPlan[]
  /** Names of the sides, beside those who write. */
  readonly sides?: readonly {
    /** Value of the field side. */
    readonly id: string
    /** What the side is called. */
    readonly label: string
  }[]
}

/** The milestones of an order as a line: planned, estimated, actual. Freight. */
export type MilestonesPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "milestones"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The order. */
  readonly of: string
}

/** A line that says something about this page or record. */
export type NoticePlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "notice"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Left out: always. */
  readonly when?: string
  /** How urgent it looks. Left out: plain. */
  readonly tone?: ("plain" | "good" | "warning" | "danger")
  /** What is told, in a few words. */
  readonly label: string
  /** What else the reader should know. */
  readonly text?: string
  /** A sentence of the record, in place of the text. */
  readonly says?: string
  /** A button in the line. */
  readonly action?: ActionPlan
}

/** One picture of the record, such as a portrait: seen, cut to shape, changed and removed. It is kept as soon as it is sent. */
export type PicturePlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "picture"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** A sentence below the heading. */
  readonly text?: string
  /** Empty where there is no picture; otherwise anything that tells one picture from the next. */
  readonly of: string
  /** Name whose first letters stand there while there is no picture. */
  readonly initials?: string
  /** Where the picture comes from. */
  readonly show: {
    /** Operation that hands out the picture. */
    readonly operation: string
    /** What it is asked with, as expressions. */
    readonly input?: Expressions
  }
  /** Where a new picture goes. */
  readonly upload: {
    /** Operation that takes the file. */
    readonly operation: string
    /** Endings that are offered, such as .pdf. */
    readonly accept: readonly string[]
  }
  /** What is cut out of a chosen picture. */
  readonly crop?: {
    /** Left out: rect. */
    readonly shape?: ("round" | "rect")
    /** Width to height, such as 4:3. Left out: 1:1. */
    readonly ratio?: string
    /** Most pixels of the longer side of what is sent. */
    readonly pixels?: number
  }
  /** What is told once it is kept. */
  readonly done?: string
  /** Takes the picture away. */
  readonly remove?: ActionPlan
}

/** How far something is that goes on by itself. While the block is there, what the page shows is asked for again and again. */
export type ProgressPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "progress"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** What is being done. */
  readonly label: string
  /** What the reader should know meanwhile. */
  readonly text?: string
  /** How much is done, in percent. */
  readonly share: string
}

/** Running text. */
export type ProsePlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "prose"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Paragraphs, in their order. */
  readonly paragraphs: readonly {
    /** Name of the paragraph, by which a brand changes it. */
    readonly id: string
    /** Heading above the paragraph. */
    readonly heading?: string
    /** The words. An empty line starts a new paragraph. */
    readonly text: string
    /** A list below the words. */
    readonly points?: readonly {
      /** Name of the point, by which a brand changes it. */
      readonly id: string
      /** The words of the point. */
      readonly text: string
    }[]
  }[]
  /** Lists the headings above the text, each leading to its paragraph, beside a button that prints the page. */
  readonly contents?: boolean
  /** Day on which the text was last changed. */
  readonly changed?: string
}

/** The price of what a form says, as it is typed: fee lines per box and per bill, totals, refusals. Freight. */
export type QuotePlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "quote"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** What stands there until enough is filled in for a price. */
  readonly idle?: string
  /** The same quote as it was before: shown beside it, with every line that changed marked. */
  readonly before?: string
  /** Left out: live. */
  readonly of?: string
}

/** A form whose values live in the address, so that a search can be shared and the back button works. */
export type SearchPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "search"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** The form whose fields are searched by. */
  readonly form: string
  /** The page that shows the result. Left out: this page. */
  readonly to?: LinkPlan
  /** The reader's browser remembers the last search, and starts with it where the address says none. */
  readonly remember?: boolean
  /** bar: a tool above its result. card (left out): the question of the page. */
  readonly look?: ("bar" | "card")
  /** How many fields stand side by side on a wide screen. */
  readonly columns?: number
}

/** A link that an operation makes: shown in full, to copy and as a QR code, and gone with the page. */
export type SharePlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "share"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** A sentence below the heading. */
  readonly text?: string
  /** The button that makes the link. Its then is the link that is shown instead of followed; record is the answer. */
  readonly action: ActionPlan
  /** What the reader should know of the link that was made. */
  readonly note?: string
}

/** A document as its file has it, with line numbers and one line marked. */
export type SourcePlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "source"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The document, such as record: path, lines and line. */
  readonly of: string
}

/** How something goes, step by step; with current, where it stands. */
export type StepsPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "steps"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Id of the step that is being done. */
  readonly current?: string
  /** The steps, in their order. */
  readonly items: readonly {
    /** Name of the step; current compares with it. */
    readonly id: string
    /** What the step is called. */
    readonly label: string
    /** A sentence about the step. */
    readonly text?: string
  }[]
}

/** What somebody wants to be told of: a line for each kind of event, with its ways, its threshold and its choices. */
export type SubscriptionsPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "subscriptions"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** A sentence below the heading. */
  readonly text?: string
  /** Operation that answers with events, scope and scopes. */
  readonly read: string
  /** Operation that keeps what was chosen: it takes events and, where there is one, scope. */
  readonly save: string
  /** What is told once it is kept. */
  readonly done?: string
}

/** The head of a record: its name, its state and the few facts one looks for first. */
export type SummaryPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "summary"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** The object shown. */
  readonly of: string
  /** Entity whose fields the record has, where the place alone does not tell. */
  readonly entity: string
  /** The field that names the record, such as its number. */
  readonly name: ColumnPlan
  /** The field that says its state. */
  readonly state?: ColumnPlan
  /** A field that is drawn beside the name, such as a drawing of its kind. */
  readonly picture?: ColumnPlan
  /** The few fields that one looks for first. */
  readonly facts?: readonly ColumnPlan[]
}

/** Blocks behind tabs; the open one is in the address. */
export type TabsPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "tabs"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** The tabs, from left to right. */
  readonly items: readonly {
    /** Name of the tab; the address remembers it. */
    readonly id: string
    /** What stands on the tab. */
    readonly label: string
    /** Blocks below the tab, from top to bottom. */
    readonly blocks: readonly BlockPlan[]
  }[]
}

/** Events in the order of time, newest first. */
export type TimelinePlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "timeline"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The list of events. */
  readonly of: string
  /** Entity whose fields the entries have, where the place alone does not tell. */
  readonly entity: string
  /** Field of an entry that says when it happened. */
  readonly time: string
  /** Field of an entry that says what happened. */
  readonly name: string
  /** Field of an entry that says who did it. */
  readonly by?: string
  /** Further fields that stand below an entry. */
  readonly lines?: readonly ColumnPlan[]
  /** What stands there while nothing has happened. */
  readonly empty?: string
  /** Choices that the value of time is one of. */
  readonly timeOptionsOf?: string
  /** Choices that the value of name is one of. */
  readonly nameOptionsOf?: string
  /** Choices that the value of by is one of. */
  readonly byOptionsOf?: string
}

/** One file of the record, shown in the page: a picture or a PDF. */
export type ViewerPlan = {
  /** Name of the block on its page: small letters, digits and hyphens. A brand changes the block by it. */
  readonly id: string
  /** The kind of block. */
  readonly block: "viewer"
  /** Who sees the block. Left out: everyone. */
  readonly grid?: string
  /** When the block is there. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that hands out the file. */
  readonly operation: string
  /** What the file is asked for with, as expressions. */
  readonly input?: Expressions
  /** Only then is it fetched. */
  readonly when?: string
  /** What stands there while it is not fetched. */
  readonly empty?: string
}

/** Each kind of block. */
export interface BlockPlans {
  readonly 'acting': ActingPlan
  readonly 'actions': ActionsPlan
  readonly 'amendment': AmendmentPlan
  readonly 'anchors': AnchorsPlan
  readonly 'answer': AnswerPlan
  readonly 'box-cost': BoxCostPlan
  readonly 'calculator': CalculatorPlan
  readonly 'cards': CardsPlan
  readonly 'chart': ChartPlan
  readonly 'codes': CodesPlan
  readonly 'columns': ColumnsPlan
  readonly 'compare': ComparePlan
  readonly 'deadlines': DeadlinesPlan
  readonly 'detail': DetailPlan
  readonly 'facts': FactsPlan
  readonly 'fee-terms': FeeTermsPlan
  readonly 'fees': FeesPlan
  readonly 'figures': FiguresPlan
  readonly 'files': FilesPlan
  readonly 'form': FormPlan
  readonly 'free-time': FreeTimePlan
  readonly 'hero': HeroPlan
  readonly 'life': LifePlan
  readonly 'list': ListBlockPlan
  readonly 'manual': ManualPlan
  readonly 'messages': MessagesPlan
  readonly 'milestones': MilestonesPlan
  readonly 'notice': NoticePlan
  readonly 'picture': PicturePlan
  readonly 'progress': ProgressPlan
  readonly 'prose': ProsePlan
  readonly 'quote': QuotePlan
  readonly 'search': SearchPlan
  readonly 'share': SharePlan
  readonly 'source': SourcePlan
  readonly 'steps': StepsPlan
  readonly 'subscriptions': SubscriptionsPlan
  readonly 'summary': SummaryPlan
  readonly 'tabs': TabsPlan
  readonly 'timeline': TimelinePlan
  readonly 'viewer': ViewerPlan
}

/** A block of a page: what schemas/meta/blocks says for its kind, with texts in one language, columns and actions as plans, and nested blocks compiled the same way. */
export type BlockPlan = BlockPlans[keyof BlockPlans]
