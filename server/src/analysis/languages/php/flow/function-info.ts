import type { FunctionNode, Node } from '../ast.ts';
import type { ChangeKind } from '../taint/changes.ts';
import type { LooseRedirect } from './redirect-info.ts';
import type { Subject } from './subjects.ts';
import type { DataSymbol, Scalar, Span, Value } from './value.ts';

/** A read of request data. */
export interface InputRead extends Span {
  /** Such as `$_POST['title']`. */
  readonly label: string;
}

/** A call that changes the site's state. */
export interface StateChange {
  readonly node: Node;
  /** Such as `update_option()` or `$wpdb->insert()`. */
  readonly label: string;
  /** Guards (guards.ts) that held there, this function's own and those of the calls on the way. */
  readonly guards: number;
  readonly kind: ChangeKind;
  /** Whose, or what: by the id or path that names it. */
  readonly subject: Subject;
  /** Where it is called when it happens in a function called from here. */
  readonly via: Span | null;
  /** The option, the meta field or the table that is changed, as far as it is known (upkeep.ts). */
  readonly target: string | null;
  /** The request chose what is written, or under which name. */
  readonly chosen: boolean;
  /** Parameters that choose it. */
  readonly choosers: readonly number[];
  /** Properties and globals that choose it: what they hold is known once the program has run. */
  readonly holders: readonly DataSymbol[];
  /** The code has read the field, and mends what it found there: no request asks for that. */
  readonly upkeep: boolean;
  /** A field is removed, or set to a constant or to the time: nothing is lost with it that only people know. */
  readonly mark: boolean;
}

/** A read of data that belongs to someone. */
export interface PrivateRead {
  /** `object`: one thing, by its id. `owned`: a row that says whose it is. `people`: what is known of many persons. `download`: a file is offered. `hidden`: posts that are not for the public. */
  readonly what: 'object' | 'owned' | 'people' | 'download' | 'hidden';
  readonly node: Node;
  /** Such as `wc_get_order()`. */
  readonly label: string;
  /** Guards that held there. */
  readonly guards: number;
  readonly subject: Subject;
  readonly via: Span | null;
}

/** How WordPress calls a function. */
export type EntryKind =
  | 'ajax'
  | 'ajax-nopriv'
  | 'admin-post'
  | 'admin-post-nopriv'
  | 'rest'
  | 'rest-permission'
  | 'admin-page'
  | 'meta-box'
  | 'shortcode'
  | 'block-render'
  | 'hook'
  | 'filter'
  | 'cron'
  | 'widget'
  /** A column of a list table: what it gives back is printed. */
  | 'column'
  | 'setting-sanitizer'
  /** A command of WP-CLI. */
  | 'command';

/** What lets requests into a REST route. */
export type Permission =
  /** Nothing asks. */
  | { readonly kind: 'none' }
  | { readonly kind: 'login' }
  /** Nobody is let in. */
  | { readonly kind: 'closed' }
  /** A function that the files do not have. */
  | { readonly kind: 'elsewhere' }
  | {
      readonly kind: 'function';
      readonly node: FunctionNode;
      /** Constants that a closure was made with, by variable. */
      readonly captured: ReadonlyMap<string, Scalar>;
    };

/** One registration of a function as a callback. */
export interface Entry {
  readonly kind: EntryKind;
  /** The hook, action, shortcode or route, as written; '' when not a literal. */
  readonly name: string;
  /** The registering call. */
  readonly at: Span;
  /** Where the registration is written: that call, or the entry of a table that it is made for. */
  readonly place: Span;
  /** Admin pages: the capability they are registered with, '' when not a literal. */
  readonly capability?: string;
  /** REST routes: what may be asked before the callback runs. */
  readonly permissions?: readonly Permission[];
  /** REST routes: what checks the parameters that a request must have. */
  readonly validators?: readonly Permission[];
  /** REST routes: parameters that the route itself checks or converts. */
  readonly cleanArgs?: ReadonlySet<string>;
  /** REST routes: parameters that the route keeps within limits; null when that is not known. */
  readonly limitedArgs?: ReadonlySet<string> | null;
  /** REST routes: the methods as written, such as `POST`; '' when unknown. */
  readonly methods?: string;
}

/** A function, method or closure of the file and what is known of it once its body has been evaluated. */
export interface FunctionInfo {
  readonly node: FunctionNode;
  /** As declared, `Class::method` for methods, `{closure}` for closures. */
  readonly label: string;
  /** Lower-case, resolved; '' for methods and closures. */
  readonly name: string;
  /** Lower-case class of a method, or of the method a closure stands in. */
  readonly className: string | null;
  readonly entries: readonly Entry[];
  /** Its first parameter is an array whose entries it reads by name. */
  readonly readsEntries: boolean;
  /** Calls of it in this file. */
  readonly callers: number;
  readonly reads: readonly InputRead[];
  readonly changes: readonly StateChange[];
  /** Whether any nonce or capability check happens in it, on whatever path. */
  readonly checksNonce: boolean;
  readonly checksCapability: boolean;
  /** Whether anything in it is compared with who is logged in, or with a secret. */
  readonly checksOwner: boolean;
  /** Capabilities that are asked for in it, on whatever path; `for_site`: on a site that is named. */
  readonly capabilities: ReadonlySet<string>;
  /** Types of posts that are asked for in it. */
  readonly typesCompared: ReadonlySet<string>;
  /** Actions of the nonces that are checked in it, on whatever path (nonces.ts). */
  readonly noncesChecked: ReadonlySet<string>;
  readonly privateReads: readonly PrivateRead[];
  readonly redirects: readonly LooseRedirect[];
  /** Joined over all its returns; null when it gives nothing back. */
  readonly returns: Value | null;
}

/** An entry point, with what happens in it and in the functions of the file it calls. */
export interface HandlerInfo {
  /** null: the file's top level. */
  readonly function: FunctionInfo | null;
  /** Empty when nothing in the file registers or calls the function. */
  readonly entries: readonly Entry[];
  readonly reads: readonly InputRead[];
  readonly changes: readonly StateChange[];
  readonly checksNonce: boolean;
  /** Some result of such a check is looked at by nothing. */
  readonly dropsNonce: boolean;
  readonly checksCapability: boolean;
  /** Whether anything in it is compared with who is logged in. */
  readonly checksOwner: boolean;
  readonly capabilities: ReadonlySet<string>;
  /** Types of posts that are asked for in it. */
  readonly typesCompared: ReadonlySet<string>;
  /** Actions of the nonces that are checked in it, on whatever path (nonces.ts). */
  readonly noncesChecked: ReadonlySet<string>;
  /** What it reads and gives out, and the functions it calls: bits of Told. */
  readonly told: number;
  /** The same of it alone. */
  readonly toldHere: number;
  readonly privateReads: readonly PrivateRead[];
  readonly redirects: readonly LooseRedirect[];
}
