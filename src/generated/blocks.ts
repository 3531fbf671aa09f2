/* Do not edit: generated from schemas/ by npm run codegen. */

import type { ActionPlan, ColumnPlan, FactGroup, FieldGroup, LinkPlan } from '#config'

type Expressions = Readonly<Record<string, string>>

/** Starts acting for a company in this tab; then shows links to the company's orders. Freight only. */
export type ActingPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "acting"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Number of the company. */
  readonly company: string
  /** Name of the company. */
  readonly name: string
  /** What acting for the company means; shown before acting starts. */
  readonly lead?: string
  /** Pages to open while acting for the company. */
  readonly actions: readonly ActionPlan[]
}

/** Actions for the record. */
export type ActionsPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "actions"
  /** Heading above the buttons. */
  readonly label?: string
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** The state machine that decides what is possible. */
  readonly life?: ("order" | "membership" | "supplier-order")
  /** The buttons, in order. */
  readonly actions: readonly ActionPlan[]
}

/** A change to an order: the booked and the requested values side by side, and the charges before and after; earlier changes below. Freight only. */
export type AmendmentPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "amendment"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The order. */
  readonly of: string
  /** Id of an order type, such as record.orderType: compares every field of that type's form. */
  readonly formOf: string
  /** Groups of fields, each with a heading. */
  readonly groups?: readonly {
    /** Id of the group, used by brands to override it. */
    readonly id: string
    /** Heading of the group. */
    readonly label?: string
    /** Fields of the group, in order. */
    readonly fields: readonly ColumnPlan[]
  }[]
  /** The groups of each order type. */
  readonly groupsOf?: Readonly<Record<string, readonly FieldGroup[]>>
}

/** Links to the parts of a long page; they stay in view while scrolling. */
export type AnchorsPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "anchors"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The links, in the order of the page. Links to missing blocks are omitted. */
  readonly items: readonly {
    /** Id of the target block. */
    readonly id: string
    /** Label of the link. */
    readonly label: string
  }[]
}

/** Calls an operation when the block is rendered and whenever its input changes, and shows blocks that read the response. */
export type AnswerPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "answer"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Operation that is called. */
  readonly operation: string
  /** Its input, as expressions. */
  readonly input?: Expressions
  /** Shown while the operation runs. */
  readonly pending?: string
  /** Operation asked every second while this one runs: the text of its answer is shown. */
  readonly progress?: string
  /** Blocks that read the response as answer. */
  readonly blocks: readonly BlockPlan[]
}

/** The calls and messages of the API for customers' systems: parameters, scope and an example of each. */
export type ApiPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "api"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The calls and messages, such as record: operations and webhooks. */
  readonly of: string
}

/** A Markdown text of a record, such as the body of a news item. */
export type ArticlePlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "article"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The text in Markdown, such as record.body. HTML in it is shown as text, and only http, https, mailto and tel addresses and paths of the portal become links. The block is hidden while the text is empty. */
  readonly text: string
}

/** A few rows of a response with a bar for each measure, so that they can be compared at a glance. The best bar of each measure is marked. */
export type BarsPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "bars"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The rows, such as live.rows. */
  readonly of: string
  /** Entity whose fields the rows have. */
  readonly entity: string
  /** Field that identifies a row. */
  readonly rowKey: string
  /** Heading of a row. */
  readonly name: ColumnPlan
  /** Boolean fields of a row, such as cheapest: shown below its name if true. */
  readonly marks?: readonly ColumnPlan[]
  /** Numbers that are drawn as bars; the longest bar is the largest value. */
  readonly measures: readonly ColumnPlan[]
  /** Which bar of each measure is emphasised. Default: none. */
  readonly highlight?: ("least" | "most")
  /** Further fields of a row, shown as text. */
  readonly facts?: readonly ColumnPlan[]
  /** Actions for one of the rows; expressions read it as row. */
  readonly actions?: readonly ActionPlan[]
  /** Shown until enough has been entered. */
  readonly idle?: string
  /** The choices for the value of rowKey. */
  readonly rowKeyOptionsOf?: string
}

/** Local charges of a port for the given containers, with totals, and the trucking and yard charges that follow rules. Freight only. */
export type BoxCostPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "box-cost"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Default: live. */
  readonly of?: string
  /** Shown until enough has been entered. */
  readonly idle?: string
}

/** A form without a button: the result is updated while the values are entered. The values are kept in the address, so that a result can be shared. */
export type CalculatorPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "calculator"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** The form with the values. */
  readonly form: string
  /** Initial values, over query, session and record; those in the address take precedence. */
  readonly values?: string
  /** Heading above the block. */
  readonly label?: string
  /** An operation called again whenever the values change; other blocks read its response as live. Without it, they read only form. */
  readonly live?: {
    /** Operation that is called. */
    readonly operation: string
    /** Its input, as expressions over form. */
    readonly input?: Expressions
    /** True once enough is filled in to send the request. */
    readonly when?: string
  }
  /** Blocks next to the form that read the response as live. */
  readonly blocks: readonly BlockPlan[]
}

/** A few items side by side, each with a link and a picture or an icon. */
export type CardsPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "cards"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** A sentence below the heading. */
  readonly text?: string
  /** lines (default): columns with hairlines between them. tiles: white panels. rows: one below the other, like an index. strip: figures across a dark band. */
  readonly look?: ("lines" | "tiles" | "rows" | "strip")
  /** Number of cards side by side on a wide screen. */
  readonly columns?: number
  /** The cards, in order. */
  readonly items: readonly {
    /** Id of the card, used by brands to override it. */
    readonly id: string
    /** Heading of the card. */
    readonly label: string
    /** A sentence or two on the card. */
    readonly text?: string
    /** A short figure in large type, such as a price or a number of days. */
    readonly figure?: string
    /** Name of the card's icon. */
    readonly icon?: string
    /** Picture on the card: a file in the brand's folder. */
    readonly image?: string
    /** Where the card links to. */
    readonly link?: LinkPlan
    /** Drawing on the card, by its kind, as in the display drawing. */
    readonly drawing?: string
  }[]
}

/** Amounts along an axis as bars, each with coloured parts; also available as a table. */
export type ChartPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "chart"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that returns the rows. */
  readonly operation: string
  /** Its input, as expressions. */
  readonly input?: Expressions
  /** Entity whose fields the rows have. */
  readonly entity: string
  /** Field whose values are on the axis, in order. */
  readonly along: string
  /** Field whose values are the parts of a bar. */
  readonly parts: string
  /** Fields that the bars can show: numbers that are added up. The reader chooses if there are several. */
  readonly measures: readonly ColumnPlan[]
  /** Field that counts what is missing from an amount. */
  readonly missing?: string
  /** Maximum number of parts with their own colour; smaller parts are combined. Default: five. */
  readonly most?: number
  /** Shown if there are no rows. */
  readonly empty?: string
  /** Suggests what the reader can do. */
  readonly emptyHint?: string
  /** The choices for the value of along. */
  readonly alongOptionsOf?: string
  /** The choices for the value of parts. */
  readonly partsOptionsOf?: string
  /** The choices for the value of missing. */
  readonly missingOptionsOf?: string
}

/** Codes to use elsewhere: to scan as a QR code, to type, to copy or to save as a file. */
export type CodesPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "codes"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** A sentence below the heading. */
  readonly text?: string
  /** Content of the QR code. */
  readonly qr?: string
  /** Text alternative of the QR code. */
  readonly picture?: string
  /** Heading of the codes. */
  readonly name?: string
  /** The code, or a list of codes. */
  readonly of: string
  /** Name of the file in which they can be saved. Default: they can only be copied. */
  readonly file?: string
}

/** Blocks side by side on a wide screen, one below another on a narrow one. */
export type ColumnsPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "columns"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** The columns, from left to right. */
  readonly items: readonly {
    /** Id of the column, used by brands to override it. */
    readonly id: string
    /** Width of the column in twelfths of the page. */
    readonly span?: number
    /** The column stays in view while the other one scrolls. */
    readonly sticky?: boolean
    /** Blocks of the column, from top to bottom. */
    readonly blocks: readonly BlockPlan[]
  }[]
}

/** A few rows of an operation side by side: a column for each, a line for each field. Differences are marked. */
export type ComparePlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "compare"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that returns the rows. */
  readonly operation: string
  /** Input of the operation, as expressions. */
  readonly input?: Expressions
  /** Condition for calling the operation. */
  readonly when?: string
  /** Entity whose fields the rows have. */
  readonly entity: string
  /** Field that identifies a row. */
  readonly rowKey: string
  /** Query parameter for the keys; with it, rows can be removed. */
  readonly query?: string
  /** Heading of a row's column. */
  readonly name: ColumnPlan
  /** Boolean fields of a row, such as cheapest: shown below its name if true. */
  readonly marks?: readonly ColumnPlan[]
  /** Field with the reason why an amount is missing. */
  readonly missing?: string
  /** The lines, in groups. */
  readonly groups: readonly {
    /** Id of the group, used by brands to override it. */
    readonly id: string
    /** Heading of the group. */
    readonly label?: string
    /** The lines of the group. */
    readonly fields: readonly ColumnPlan[]
  }[]
  /** Actions for one of the rows; expressions read it as row. */
  readonly actions?: readonly ActionPlan[]
  /** Shown if there are no rows. */
  readonly empty?: string
  /** Suggests what the reader can do. */
  readonly emptyHint?: string
  /** The choices for the value of rowKey. */
  readonly rowKeyOptionsOf?: string
  /** The choices for the value of missing. */
  readonly missingOptionsOf?: string
}

/** A conversation with the assistant: questions, answers as they arrive, and blocks below each answer. */
export type ConversationPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "conversation"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that answers a question as a stream of lines; its input is words, conversation and before. */
  readonly ask: string
  /** Operation that lists the user's stored conversations. Omitted: none are offered. */
  readonly earlier?: string
  /** Operation that returns a stored conversation; its input is conversation. */
  readonly read?: string
  /** Operation that deletes a stored conversation; its input is conversation, or nothing for all. */
  readonly remove?: string
  /** Operation that takes feedback on an answer; its input is verdict, question, answer, tool and comment. Omitted: none is asked for. */
  readonly feedback?: string
  /** Maximum length of a question. */
  readonly longest: number
  /** Placeholder of the empty field. */
  readonly placeholder?: string
  /** What can be asked; shown before the first question. */
  readonly about?: string
  /** Shown below the field, such as where the figures come from. */
  readonly note?: string
  /** Questions offered before the first one. */
  readonly examples?: readonly {
    /** Id of the question, used by brands to override it. */
    readonly id: string
    /** The question. */
    readonly text: string
  }[]
  /** Blocks below the answers, by tool. */
  readonly tools: readonly {
    /** Id of the item, used by brands to override it. */
    readonly id: string
    /** The tool that answered. */
    readonly tool: string
    /** Questions that continue its answer, offered below the latest one. */
    readonly next?: readonly {
      /** Id of the question, used by brands to override it. */
      readonly id: string
      /** The question. */
      readonly text: string
    }[]
    /** Blocks below its answer. They read the query of the answer as query. A list here has neither pages nor filters, because there may be several. */
    readonly blocks: readonly BlockPlan[]
  }[]
}

/** The days, hours and minutes until something begins or ends, with its dates. Days are those of the brand's time zone. */
export type CountdownPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "countdown"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** First day, such as period.from. Default: it has begun. */
  readonly from?: string
  /** Last day, included, such as period.to. */
  readonly to: string
}

/** A picture of a record, such as the cover of a news item. */
export type CoverPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "cover"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Operation that returns the picture. */
  readonly operation: string
  /** Its input, as expressions. */
  readonly input?: Expressions
  /** Shown only if this is true. */
  readonly when?: string
  /** What the picture shows, for readers who cannot see it; empty for a decoration. */
  readonly alt: string
  /** Whether anyone may see it; if so, it is part of the page that the server renders. Default: yes. */
  readonly open?: string
}

/** Cut-offs of an export container in order of time, with slack and warnings, and a calendar file. Freight only. */
export type CutOffsPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "cut-offs"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Default: live. */
  readonly of?: string
  /** Shown until enough has been entered. */
  readonly idle?: string
}

/** Moments in sequence, as a line with the time left until each. */
export type DeadlinesPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "deadlines"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The record that has the moments. */
  readonly of: string
  /** Entity of the object, if it does not follow from the context. */
  readonly entity?: string
  /** Fields with moments. Unknown ones are omitted. */
  readonly fields: readonly ColumnPlan[]
  /** Code of the moment in a standard, for each field. */
  readonly codes?: {
    /** A code of a standard. */
    [k: string]: string
  }
  /** An object with a remark for each field, such as where the moment comes from. */
  readonly notes?: string
  /** How many hours before a moment it is marked as near. */
  readonly urgentHours?: number
  /** When the moments no longer matter, such as after the ship has left: the time left is not shown. */
  readonly over?: string
  /** A button next to the heading. */
  readonly action?: ActionPlan
  /** Shown while no moment is known. */
  readonly empty?: string
  /** The state machine that decides what is possible. */
  readonly life?: ("order" | "membership" | "supplier-order")
}

/** Fields of one object, in groups. */
export type DetailPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "detail"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The object shown, such as record or record.booking. */
  readonly of: string
  /** Entity of the object, if it does not follow from the context. */
  readonly entity?: string
  /** Shows every field of this form, in its layout. */
  readonly form?: string
  /** Id of an order type, such as record.orderType: shows every field of that type's form, in its layout. */
  readonly formOf?: string
  /** Number of fields side by side on a wide screen. */
  readonly columns?: number
  /** Groups of fields, each with a heading. */
  readonly groups?: readonly {
    /** Id of the group, used by brands to override it. */
    readonly id: string
    /** Heading of the group. */
    readonly label?: string
    /** Fields of the group, in order. */
    readonly fields: readonly ColumnPlan[]
  }[]
  /** The groups of each order type. */
  readonly groupsOf?: Readonly<Record<string, readonly FieldGroup[]>>
}

/** Tells the reader to open the portal from another site, and links to it: the site in the brand's tokenSignIn. */
export type EntrancePlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "entrance"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label: string
  /** Additional information for the reader. */
  readonly text?: string
  /** Text of the link to the site. */
  readonly back: string
}

/** Groups of facts of a record; users with permission edit each group in its own form. */
export type FactsPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "facts"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The record that has the facts. */
  readonly of: string
  /** Id of an order type, such as record.orderType: shows the groups of facts that it names. */
  readonly factsOf: string
  /** Number of fields side by side on a wide screen. */
  readonly columns?: number
  /** The edit action of a group: its operation receives the form's name as group and the values as facts. */
  readonly edit?: ActionPlan
  /** Names of fields with unconfirmed values; the edit form starts without them. */
  readonly unconfirmed?: string
  /** Shown while nothing is filled in. */
  readonly empty?: string
  /** The state machine that decides what is possible. */
  readonly life?: ("order" | "membership" | "supplier-order")
  /** The groups of facts of each order type. */
  readonly groupsOf: Readonly<Record<string, readonly FactGroup[]>>
}

/** Terms under which charges are quoted, tariff by tariff: what is counted, the unit, the rule, the tax, the kind of quote. Freight only. */
export type FeeTermsPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "fee-terms"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The tariffs with their terms, such as record.tariffs. */
  readonly of: string
  /** Parameter of the address that names the service on view; the services are listed beside it, with a search. Default: all are shown. */
  readonly chosenBy?: string
}

/** Charge lines of an order: the estimate next to the confirmed charges, with who confirmed them and when. Freight only. */
export type FeesPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "fees"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The order. */
  readonly of: string
}

/** A few numbers side by side, each with a label and a link. */
export type FiguresPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "figures"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that returns the numbers. */
  readonly operation: string
  /** Its input, as expressions. */
  readonly input?: Expressions
  /** The numbers, in order. */
  readonly items: readonly {
    /** Id of the number, used by brands to override it. */
    readonly id: string
    /** What is counted. */
    readonly label: string
    /** The number, as an expression over answer. Zero if empty. */
    readonly count: string
    /** Colour of its marker; never the only distinction. */
    readonly tone?: ("plain" | "amber" | "blue" | "green" | "grey" | "red" | "orange" | "cyan")
    /** Where the number links to. */
    readonly link?: LinkPlan
  }[]
}

/** Files of a record, to open or download. */
export type FilesPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "files"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The list of files. */
  readonly of: string
  /** Operation that returns a file. */
  readonly operation: string
  /** Its input besides the file's id, as expressions. Default: the fields of the file that the operation's address names. */
  readonly input?: Expressions
  /** Shown while there are no files. */
  readonly empty?: string
  /** The button that adds a file. */
  readonly add?: ActionPlan
  /** The state machine that decides what is possible. */
  readonly life?: ("order" | "membership" | "supplier-order")
  /** Field with the kind of file. */
  readonly type?: string
  /** The choices for the value of type. */
  readonly typeOptionsOf?: string
}

/** A form and the operation that receives its values. */
export type FormPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "form"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** The form that is filled in. */
  readonly form?: string
  /** Id of an order type, such as record.orderType, whose form is filled in; in place of form. */
  readonly formOf?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that receives the form. */
  readonly operation: string
  /** Label of the submit button. Default: the form's own. */
  readonly submit?: string
  /** Further inputs of the operation, as expressions. */
  readonly input?: Expressions
  /** Name of the input that receives the form's values; without it, they are spread over the input. */
  readonly into?: string
  /** Initial values; may refer to query, session and record. */
  readonly values?: string
  /** Text of the button while the response is awaited. */
  readonly pending?: string
  /** Shown after success. */
  readonly done?: string
  /** Blocks above the fields. They disappear with the form after success. */
  readonly lead?: readonly BlockPlan[]
  /** Blocks that replace the form after success; they read the response as answer. */
  readonly after?: readonly BlockPlan[]
  /** Message after success, as an expression over record, which is the response; without it, "done" is shown. */
  readonly says?: string
  /** Where the reader goes after success. */
  readonly then?: LinkPlan
  /** Page that opens as a dialog after success; inside a dialog it replaces the dialog. */
  readonly thenDialog?: string
  /**
   * Fields whose values are carried over to the page that replaces this dialog; a form there that has a field of the same name starts with the value.
   *
   * Items: Name of a field of the form.
   */
  readonly carry?: readonly string[]
  /** Fields that appear in the form only after this error: the text key of the error, and the field. */
  readonly reveal?: {
    /** Name of a field of the form. */
    [k: string]: string
  }
  /** Initial values from the query string, by field name, as written by a search, a calculator or a link. */
  readonly fromAddress?: boolean
  /** Values are kept in this browser until they are sent, so they survive a reload. */
  readonly keep?: boolean
  /** Parameter of the page's address, such as the rate; entries are kept separately for each of its values. */
  readonly keepBy?: string
  /** An operation called again whenever the values change; other blocks read its response as live. */
  readonly live?: {
    /** Operation that is called. */
    readonly operation: string
    /** Its input, as expressions over form. Default: the values of the form that it takes. */
    readonly input?: Expressions
    /** True once enough is filled in to send the request. */
    readonly when?: string
  }
  /** Inputs taken from the latest live response, as expressions over live. */
  readonly sendLive?: {
    /** Expression over live, such as live.total. */
    [k: string]: string
  }
  /** Fields that are cleared when the user changes another one: each with the fields whose change clears it. */
  readonly clears?: {
    /** Items: Name of a field of the form. */
    [k: string]: string[]
  }
  /** Error whose new live response is shown next to the old one for confirmation. */
  readonly onDifference?: string
  /** Blocks next to the form that stay in view. */
  readonly aside?: readonly BlockPlan[]
  /** Blocks below the fields, above the submit button. They read the values as form. */
  readonly foot?: readonly BlockPlan[]
  /** The form of each order type. */
  readonly formsOf?: Readonly<Record<string, string>>
}

/** Free and charged days or hours of one container, as a bar, with the amount and its calculation. Freight only. */
export type FreeTimePlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "free-time"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Default: live. */
  readonly of?: string
  /** Shown until enough has been entered. */
  readonly idle?: string
}

/** The top of a page: a slogan in large type, with blocks such as a search laid over it. */
export type HeroPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "hero"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** The slogan, in large type. */
  readonly label: string
  /** A sentence below the slogan. */
  readonly text?: string
  /** wide (default): large type over the picture, blocks over its lower edge. split: words and blocks beside the picture, on the page's background. band: a low dark band with the blocks beside the words, for pages where the tool matters more than the slogan. */
  readonly look?: ("wide" | "split" | "band")
  /** The picture: a file in the brand's folder. Behind the words; with the look split, beside them. */
  readonly image?: string
  /** Blocks laid over it, such as a search. */
  readonly blocks?: readonly BlockPlan[]
}

/** Rows as bars along a time axis with hours, in one lane for each value of a field, such as ships at the terminals of a port. Phones show the same rows as a list by lane. */
export type LanesPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "lanes"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that returns the rows. */
  readonly operation: string
  /** Its input, as expressions. */
  readonly input?: Expressions
  /** Entity whose fields the rows have. */
  readonly entity: string
  /** When the rows are requested. Until then the block is empty. */
  readonly when?: string
  /** Field whose values are the lanes. */
  readonly lane: string
  /** Field with the start of the bar, on the clock of its place. */
  readonly from: string
  /** Field with its end. */
  readonly to: string
  /** Field in the bar. */
  readonly name: string
  /** A second, quieter text in the bar. */
  readonly note?: string
  /** Field whose choice gives the colour. */
  readonly tone?: string
  /** Where a bar leads, as expressions over row. */
  readonly link?: LinkPlan
  /** Shown if there are no rows. */
  readonly empty?: string
  /** The choices for the value of lane. */
  readonly laneOptionsOf?: string
  /** The choices for the value of from. */
  readonly fromOptionsOf?: string
  /** The choices for the value of to. */
  readonly toOptionsOf?: string
  /** The choices for the value of name. */
  readonly nameOptionsOf?: string
  /** The choices for the value of note. */
  readonly noteOptionsOf?: string
  /** The choices for the value of tone. */
  readonly toneOptionsOf?: string
}

/** A diagram of the order's states, drawn from the state machine: states, steps and who takes them; for an order, its current state and what is possible now. Freight only. */
export type LifePlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "life"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The order whose state is shown; without it, the diagram alone. */
  readonly of?: string
  /** Entity whose fields the states are. */
  readonly entity: string
  /** Field of the order status, for its labels. */
  readonly state: string
  /** Field of the payment status, for its labels. */
  readonly payment: string
  /** Field of the change status, for its labels. */
  readonly amendment: string
  /** Field of the B/L status, for its labels. */
  readonly bill: string
  /** Field of a log entry's event, for the labels of the steps. */
  readonly event: string
  /** The choices for the value of state. */
  readonly stateOptionsOf?: string
  /** The choices for the value of payment. */
  readonly paymentOptionsOf?: string
  /** The choices for the value of amendment. */
  readonly amendmentOptionsOf?: string
  /** The choices for the value of bill. */
  readonly billOptionsOf?: string
  /** The choices for the value of event. */
  readonly eventOptionsOf?: string
}

/** Rows of an operation. */
export type ListBlockPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "list"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** The list that defines columns, details and actions. */
  readonly list: string
  /** Heading above the block. */
  readonly label?: string
  /** Input of the operation that returns the rows, as expressions. */
  readonly input?: Expressions
  /** Fetched only if this is true. */
  readonly when?: string
  /** Shown instead while "when" is false. */
  readonly before?: string
  /** Shows the number of rows next to the heading. */
  readonly count?: boolean
  /** Blocks shown instead of the list if there are no rows, such as the action that adds the first. */
  readonly instead?: readonly BlockPlan[]
  /** If there are no rows: say (default) shows the list's own empty text, hide hides the block. */
  readonly whenEmpty?: ("say" | "hide")
}

/** Pages of a manual: contents at the side, a search, sections with their own addresses, and code to copy. */
export type ManualPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "manual"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** The manual: the response of the operation read-manual. */
  readonly of: string
  /** Route of the page itself, used for links to the other topics. */
  readonly route: string
  /** Part of the route's address that names the topic or the section. */
  readonly part: string
}

/** Messages between two sides about a record; new ones appear automatically. */
export type MessagesPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "messages"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Source of the messages: rows, oldest first, and how far each side has read. */
  readonly list: {
    /** Operation that returns the messages; its input is after and before. */
    readonly operation: string
    /** Its input, as expressions. */
    readonly input?: Expressions
  }
  /** Where a message is sent. */
  readonly write: {
    /** Operation that sends a message; its input is body and fileId. */
    readonly operation: string
    /** Its input, as expressions. */
    readonly input?: Expressions
  }
  /** Where read markers are sent. */
  readonly seen: {
    /** Operation that marks messages as read; its input is upTo. */
    readonly operation: string
    /** Its input, as expressions. */
    readonly input?: Expressions
  }
  /** Where a file is uploaded before its message is sent. */
  readonly upload?: {
    /** Operation that takes the file. */
    readonly operation: string
    /** Its input, as expressions. */
    readonly input?: Expressions
    /**
     * File extensions that are offered.
     *
     * Items: File extension with its dot.
     */
    readonly accept: readonly string[]
  }
  /** Operation that returns a file. */
  readonly download?: string
  /** Maximum length of a message. */
  readonly longest: number
  /** Seconds between checks for new messages. */
  readonly every: number
  /** Placeholder of the empty field. */
  readonly placeholder?: string
  /** Shown while there are no messages. */
  readonly empty?: string
  /** Buttons next to the heading; they read thread, the last response. */
  readonly actions?: readonly ActionPlan[]
  /** Names of the sides, next to the authors. */
  readonly sides?: readonly {
    /** Value of the field side. */
    readonly id: string
    /** Name of the side. */
    readonly label: string
  }[]
}

/** The milestones of an order as a line: planned, estimated, actual. Freight only. */
export type MilestonesPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "milestones"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The order. */
  readonly of: string
}

/** A message about this page or record. */
export type NoticePlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "notice"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Default: always. */
  readonly when?: string
  /** How urgent it looks. Default: plain. */
  readonly tone?: ("plain" | "good" | "warning" | "danger")
  /** The message in a few words. */
  readonly label?: string
  /** Additional information for the reader. */
  readonly text?: string
  /** Instead of a message: why the reader lacks what this row of the grid gives, with the button that helps. Shows nothing to others. */
  readonly access?: string
  /** With access, what the reader could do, as in 'Sign in to see prices'. Default: as the row declares. */
  readonly purpose?: string
  /** A sentence from the record, in place of the text. */
  readonly says?: string
  /** A moment until which this is to be done: shown with the time left. */
  readonly due?: string
  /** A remark beside that moment, such as where it comes from. */
  readonly dueNote?: string
  /** The state machine that decides whether the action is possible. */
  readonly life?: ("order" | "membership" | "supplier-order")
  /** A button in the line. */
  readonly action?: ActionPlan
}

/** What is due in each currency and the account to pay into, to copy or to scan. Freight only. */
export type PayeesPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "payees"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Accounts with the amounts due. */
  readonly of: string
  /** Sentence below the heading. */
  readonly text?: string
  /** Entity of the object, if it does not follow from the context. */
  readonly entity: string
  /** Fields with moments. Unknown ones are omitted. */
  readonly fields: readonly ColumnPlan[]
}

/** Pictures of a record side by side; each opens in full size. */
export type PhotosPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "photos"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The list of pictures. */
  readonly of: string
  /** Field of a picture that says what it shows. */
  readonly name: string
  /** Operation that returns the picture. */
  readonly operation: string
  /** Its input besides the id of the file (fileId), as expressions. */
  readonly input?: Expressions
  /** Shown if there are no pictures. */
  readonly empty?: string
}

/** One picture of the record, such as a profile photo, which can be cropped, changed and removed. It is saved as soon as it is uploaded. */
export type PicturePlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "picture"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** A sentence below the heading. */
  readonly text?: string
  /** Empty if there is no picture; otherwise any value that changes with the picture. */
  readonly of: string
  /** Name whose initials are shown without a picture. */
  readonly initials?: string
  /** Source of the picture. */
  readonly show: {
    /** Operation that returns the picture. */
    readonly operation: string
    /** Its input, as expressions. */
    readonly input?: Expressions
  }
  /** Where a new picture is sent. */
  readonly upload: {
    /** Operation that takes the file. */
    readonly operation: string
    /** File extensions that are offered, such as .pdf. */
    readonly accept: readonly string[]
  }
  /** The area cropped from a chosen picture. */
  readonly crop?: {
    /** Default: rect. */
    readonly shape?: ("round" | "rect")
    /** Ratio of width to height, such as 4:3. Default: 1:1. */
    readonly ratio?: string
    /** Maximum length of the uploaded picture's longer side, in pixels. */
    readonly pixels?: number
  }
  /** Shown after saving. */
  readonly done?: string
  /** Removes the picture. */
  readonly remove?: ActionPlan
}

/** Pieces checked against special equipment: which takes each, how far it projects, lost slots and a drawing. Freight only. */
export type PiecesPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "pieces"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Default: live. */
  readonly of?: string
  /** Shown until enough has been entered. */
  readonly idle?: string
}

/** Progress of a background process. While the block is visible, the page is refreshed regularly. */
export type ProgressPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "progress"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Name of the running process. */
  readonly label: string
  /** A note for the reader while the process runs. */
  readonly text?: string
  /** Progress in percent. */
  readonly share: string
}

/** Running text. */
export type ProsePlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "prose"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Paragraphs, in order. */
  readonly paragraphs: readonly {
    /** Id of the paragraph, used by brands to override it. */
    readonly id: string
    /** Heading above the paragraph. */
    readonly heading?: string
    /** The text. An empty line starts a new paragraph. */
    readonly text: string
    /** A list below the text. */
    readonly points?: readonly {
      /** Id of the point, used by brands to override it. */
      readonly id: string
      /** The text of the item. */
      readonly text: string
    }[]
  }[]
  /** Lists the headings above the text, each linking to its paragraph, next to a print button. */
  readonly contents?: boolean
  /** Day on which the text was last changed. */
  readonly changed?: string
}

/** The price for the values of a form while they are entered: charges per container and per B/L, totals, errors. Freight only. */
export type QuotePlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "quote"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Shown until there are enough values for a price. */
  readonly idle?: string
  /** The same quote as it was before: shown next to it, with every changed line marked. */
  readonly before?: string
  /** Default: live. */
  readonly of?: string
}

/** The head of a record, in view while the page scrolls: its name, state, route, moments and total, and one primary action; all other actions are behind a button, unavailable ones with the reason. */
export type RecordHeadPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "record-head"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** The object shown. */
  readonly of: string
  /** Entity of the record, if it does not follow from the context. */
  readonly entity: string
  /** The field that names the record, such as its number. */
  readonly name: ColumnPlan
  /** The field with its state. */
  readonly state?: ColumnPlan
  /** A field beside the name, such as from where to where. */
  readonly route?: ColumnPlan
  /** The amount of the record. */
  readonly total?: ColumnPlan
  /** The few most important fields. */
  readonly facts?: readonly ColumnPlan[]
  /** Fields with moments, such as cut-offs; passed ones are quiet. */
  readonly moments?: readonly ColumnPlan[]
  /** The state machine that decides what is possible. */
  readonly life?: ("order" | "membership" | "supplier-order")
  /** The actions, in order. The first primary one that is possible is the button. */
  readonly actions?: readonly ActionPlan[]
}

/** Routes on a world map without borders: completed and to come, with ports, a position and a text alternative. */
export type RouteMapPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "route-map"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The routes, such as live.ways. The first is emphasised until the reader chooses another. */
  readonly of: string
  /** Entity whose fields the rows have. */
  readonly entity: string
  /** Field that identifies a row. */
  readonly rowKey: string
  /** Name of a route. */
  readonly name: ColumnPlan
  /** Field with the places along the route in order: latitude and longitude in degrees. */
  readonly line: string
  /** Field with the percentage of the route that lies behind. Default: none of it. */
  readonly done?: string
  /** Field with the text beside the marker where the part behind ends. It must say if the position is estimated. */
  readonly position?: string
  /** Places to mark, in order: id, label, latitude, longitude, and note, which is read out. */
  readonly stops?: string
  /** Fields of a route that the text alternative of the map states. */
  readonly facts?: readonly ColumnPlan[]
  /** Shown until enough has been entered. */
  readonly idle?: string
  /** The choices for the value of rowKey. */
  readonly rowKeyOptionsOf?: string
  /** The choices for the value of line. */
  readonly lineOptionsOf?: string
  /** The choices for the value of done. */
  readonly doneOptionsOf?: string
  /** The choices for the value of position. */
  readonly positionOptionsOf?: string
}

/** The sailing of the form next to it with its cut-offs, calculated until confirmed; a warning before and after its closing, and the sailings that exist if there is none as asked. Choosing one fills in the form. */
export type SailingPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "sailing"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Shown until a sailing is known. */
  readonly idle?: string
  /** The answer with a sailing and further sailings. Default: live. */
  readonly of?: string
  /** Entity of a sailing. */
  readonly entity: string
  /** Its fields, such as the cut-offs. Unknown ones are omitted. */
  readonly fields: readonly ColumnPlan[]
  /** Fields of the form that the chosen sailing fills in, each with the field of the sailing. */
  readonly fill: {
    /** Field of the sailing. */
    [k: string]: string
  }
}

/** A form whose values are kept in the address, so that a search can be shared and the Back button works. */
export type SearchPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "search"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** The form whose fields are the search criteria. */
  readonly form: string
  /** The page that shows the result. Default: this page. */
  readonly to?: LinkPlan
  /** Below an empty search, the reader's browser offers the last five searches with this form. */
  readonly recent?: boolean
  /** The reader's browser remembers the last search and starts with it if the address has none. */
  readonly remember?: boolean
  /** Begins as one line with the values, and a button to change them. */
  readonly folded?: boolean
  /** bar: a compact search above its result. card (default): the main search of the page. */
  readonly look?: ("bar" | "card")
  /** Number of fields side by side on a wide screen. */
  readonly columns?: number
}

/** A link or key created by an operation: shown in full, a link also as a QR code, with a button to copy it, until the reader leaves the page. */
export type SharePlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "share"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** A sentence below the heading. */
  readonly text?: string
  /** The button that creates the link. The target in its "then" is shown as a link instead of being opened; record is the response. */
  readonly action: ActionPlan
  /** Field of the response that is shown instead of a link, such as a key. It has no QR code. */
  readonly shows?: string
  /** What the reader should know about the link. */
  readonly note?: string
}

/** A document as it is in its file, with line numbers and one line marked. */
export type SourcePlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "source"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The document, such as record: path, lines and line. */
  readonly of: string
}

/** A process step by step; with current, the step reached so far. */
export type StepsPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "steps"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Id of the current step. */
  readonly current?: string
  /** The steps, in order. */
  readonly items: readonly {
    /** Id of the step; current is compared with it. */
    readonly id: string
    /** Label of the step. */
    readonly label: string
    /** A sentence about the step. */
    readonly text?: string
  }[]
}

/** Notification settings: a line for each kind of event, grouped by subject, with its channels, threshold and choices. Two sets of settings share the lines. */
export type SubscriptionsPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "subscriptions"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** A sentence below the heading. */
  readonly text?: string
  /** Operation that returns events, scope and scopes. */
  readonly read: string
  /** Operation that saves the settings: its input is events and, if there is one, scope. */
  readonly save: string
  /** Shown after saving. */
  readonly done?: string
  /** Heading of the columns, if there is a second set. */
  readonly name?: string
  /** A second set of settings for the same events, in further columns. */
  readonly also?: {
    /** Who sees the second set. Default: everyone. */
    readonly grid?: string
    /** Heading of its columns. */
    readonly name: string
    /** A sentence about it, below that of the block. */
    readonly text?: string
    /** Operation that returns its events. */
    readonly read: string
    /** Operation that saves it. */
    readonly save: string
  }
}

/** The header of a record: its name, its state and the most important facts. */
export type SummaryPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "summary"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** The object shown. */
  readonly of: string
  /** Entity of the record, if it does not follow from the context. */
  readonly entity: string
  /** The field that names the record, such as its number. */
  readonly name: ColumnPlan
  /** The field with its state. */
  readonly state?: ColumnPlan
  /** A field shown as a drawing next to the name, such as the container type. */
  readonly picture?: ColumnPlan
  /** The few most important fields. */
  readonly facts?: readonly ColumnPlan[]
}

/** Blocks behind tabs; the open one is in the address. */
export type TabsPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "tabs"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the tabs; also their name for screen readers. Default: the name of the page. */
  readonly label?: string
  /** The tabs, from left to right. */
  readonly items: readonly {
    /** Id of the tab; kept in the address. */
    readonly id: string
    /** Text of the tab. */
    readonly label: string
    /** Blocks of the tab, from top to bottom. */
    readonly blocks: readonly BlockPlan[]
    /** When the tab is visible. */
    readonly visible?: string
  }[]
  /** Id of the tab that is open if the address names none. Default: the first. */
  readonly start?: string
}

/** Events, newest first. */
export type TimelinePlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "timeline"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The list of events. */
  readonly of: string
  /** Entity of the entries, if it does not follow from the context. */
  readonly entity: string
  /** Field of an entry that says when it happened. */
  readonly time: string
  /** Field of an entry that says what happened. */
  readonly name: string
  /** Field of an entry that says who did it. */
  readonly by?: string
  /** Further fields shown below an entry. */
  readonly lines?: readonly ColumnPlan[]
  /** Shown while there are no events. */
  readonly empty?: string
  /** The choices for the value of time. */
  readonly timeOptionsOf?: string
  /** The choices for the value of name. */
  readonly nameOptionsOf?: string
  /** The choices for the value of by. */
  readonly byOptionsOf?: string
}

/** Signs in with the token in the fragment of the address (#token=...) with which another site opens the portal. */
export type TokenSignInPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "token-sign-in"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the message if the sign-in fails. */
  readonly label: string
  /** Operation that takes the token and opens the session. */
  readonly operation: string
  /** Shown while the token is checked. */
  readonly pending: string
  /** Shown if the address has no token. */
  readonly missing: string
  /** Text of the link to the site. */
  readonly back: string
  /** Page that opens after the sign-in. */
  readonly then: LinkPlan
}

/** Where a shipment is: its facts, and one timeline with planned, estimated and actual times, holds and sources. Freight only. */
export type TrackingPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "tracking"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** The response of track-shipment, or of another operation with shipments. */
  readonly of?: string
}

/** Buttons that copy tracked numbers as text and save them as a calendar file. Freight only. */
export type TrackingCopyPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "tracking-copy"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Rows of track-many. */
  readonly of?: string
}

/** One file of the record, shown in the page: a picture or a PDF. */
export type ViewerPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "viewer"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that returns the file. */
  readonly operation: string
  /** Its input, as expressions. */
  readonly input?: Expressions
  /** Fetched only if this is true. */
  readonly when?: string
  /** Shown until the file is loaded. */
  readonly empty?: string
}

/** Rows on the days of their weeks, such as departures. Phones show the days one below another. */
export type WeekPlan = {
  /** Id of the block on its page: lower-case letters, digits and hyphens. Brands use it to override the block. */
  readonly id: string
  /** The kind of block. */
  readonly block: "week"
  /** Who sees the block. Default: everyone. */
  readonly grid?: string
  /** When the block is visible. */
  readonly visible?: string
  /** Heading above the block. */
  readonly label?: string
  /** Operation that returns the rows. */
  readonly operation: string
  /** Its input, as expressions. */
  readonly input?: Expressions
  /** Entity whose fields the rows have. */
  readonly entity: string
  /** When the rows are requested. Until then the block is empty. */
  readonly when?: string
  /** Field with the time, on the clock of its place. */
  readonly at: string
  /** Field that names the row. */
  readonly name: string
  /** A second, quieter text. */
  readonly note?: string
  /** Field whose choice is shown as a chip unless it is plain. */
  readonly tone?: string
  /** Where a row leads, as expressions over row. */
  readonly link?: LinkPlan
  /** Shown if there are no rows. */
  readonly empty?: string
  /** The choices for the value of at. */
  readonly atOptionsOf?: string
  /** The choices for the value of name. */
  readonly nameOptionsOf?: string
  /** The choices for the value of note. */
  readonly noteOptionsOf?: string
  /** The choices for the value of tone. */
  readonly toneOptionsOf?: string
}

/** Each kind of block. */
export interface BlockPlans {
  readonly 'acting': ActingPlan
  readonly 'actions': ActionsPlan
  readonly 'amendment': AmendmentPlan
  readonly 'anchors': AnchorsPlan
  readonly 'answer': AnswerPlan
  readonly 'api': ApiPlan
  readonly 'article': ArticlePlan
  readonly 'bars': BarsPlan
  readonly 'box-cost': BoxCostPlan
  readonly 'calculator': CalculatorPlan
  readonly 'cards': CardsPlan
  readonly 'chart': ChartPlan
  readonly 'codes': CodesPlan
  readonly 'columns': ColumnsPlan
  readonly 'compare': ComparePlan
  readonly 'conversation': ConversationPlan
  readonly 'countdown': CountdownPlan
  readonly 'cover': CoverPlan
  readonly 'cut-offs': CutOffsPlan
  readonly 'deadlines': DeadlinesPlan
  readonly 'detail': DetailPlan
  readonly 'entrance': EntrancePlan
  readonly 'facts': FactsPlan
  readonly 'fee-terms': FeeTermsPlan
  readonly 'fees': FeesPlan
  readonly 'figures': FiguresPlan
  readonly 'files': FilesPlan
  readonly 'form': FormPlan
  readonly 'free-time': FreeTimePlan
  readonly 'hero': HeroPlan
  readonly 'lanes': LanesPlan
  readonly 'life': LifePlan
  readonly 'list': ListBlockPlan
  readonly 'manual': ManualPlan
  readonly 'messages': MessagesPlan
  readonly 'milestones': MilestonesPlan
  readonly 'notice': NoticePlan
  readonly 'payees': PayeesPlan
  readonly 'photos': PhotosPlan
  readonly 'picture': PicturePlan
  readonly 'pieces': PiecesPlan
  readonly 'progress': ProgressPlan
  readonly 'prose': ProsePlan
  readonly 'quote': QuotePlan
  readonly 'record-head': RecordHeadPlan
  readonly 'route-map': RouteMapPlan
  readonly 'sailing': SailingPlan
  readonly 'search': SearchPlan
  readonly 'share': SharePlan
  readonly 'source': SourcePlan
  readonly 'steps': StepsPlan
  readonly 'subscriptions': SubscriptionsPlan
  readonly 'summary': SummaryPlan
  readonly 'tabs': TabsPlan
  readonly 'timeline': TimelinePlan
  readonly 'token-sign-in': TokenSignInPlan
  readonly 'tracking': TrackingPlan
  readonly 'tracking-copy': TrackingCopyPlan
  readonly 'viewer': ViewerPlan
  readonly 'week': WeekPlan
}

/** A block of a page: as schemas/meta/blocks defines its kind, with texts in one language, columns and actions as plans, and nested blocks compiled the same way. */
export type BlockPlan = BlockPlans[keyof BlockPlans]
