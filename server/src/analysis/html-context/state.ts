import type { OutputPlace } from './place.ts';

/** Where a JavaScript scanner is: in code, in a string of that quote, or in a comment. */
export type JsMode = 'code' | '"' | "'" | '`' | '//' | '/*';

/** Where an HTML scanner is. Never changed once made; equal places are often, but not always, the same object. */
export interface HtmlState {
  readonly mode:
    | 'text'
    | 'tag-open'
    | 'tag'
    | 'attr-name'
    | 'after-name'
    | 'before-value'
    | 'value'
    | 'comment'
    | 'cdata'
    | 'end-tag'
    | 'raw';
  /** Lower-case; the tag being read, or the raw element being in. */
  readonly element: string;
  /** Lower-case attribute name, '' once a piece of unknown text is in it. */
  readonly attr: string;
  readonly quote: '"' | "'" | '';
  /** Something other than white space stands before this point in the attribute's value. */
  readonly valueBegun: boolean;
  readonly js: JsMode;
  /** script elements: the type says it is data or a template, not a program. */
  readonly data: boolean;
}

/** The beginning of a page, or of any text nothing is known about. */
export const pageStart: HtmlState = {
  mode: 'text',
  element: '',
  attr: '',
  quote: '',
  valueBegun: false,
  js: 'code',
  data: false,
};

/** The inside of a script element, for code that is printed into one. */
export const scriptStart: HtmlState = { ...pageStart, mode: 'raw', element: 'script' };
/** The inside of a style element. */
export const styleStart: HtmlState = { ...pageStart, mode: 'raw', element: 'style' };

/** Whether two states are the same place. */
export function sameState(a: HtmlState, b: HtmlState): boolean {
  return (
    a === b ||
    (a.mode === b.mode &&
      a.element === b.element &&
      a.attr === b.attr &&
      a.quote === b.quote &&
      a.valueBegun === b.valueBegun &&
      a.js === b.js &&
      a.data === b.data)
  );
}

/** Those a `javascript:` URL runs in, or might: images are told from frames by nobody. */
const urlAttributes: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

/** The place a piece of text written now would land in. */
export function placeOf(state: HtmlState): OutputPlace {
  switch (state.mode) {
    case 'text':
      return { kind: 'text' };
    case 'comment':
      return { kind: 'comment' };
    case 'cdata':
      return { kind: 'cdata' };
    case 'raw':
      if (state.element === 'script') {
        if (state.data) return { kind: 'script', inside: 'data', quote: '' };
        if (state.js === 'code') return { kind: 'script', inside: 'code', quote: '' };
        const inside = state.js === '//' || state.js === '/*' ? 'comment' : 'string';
        return { kind: 'script', inside, quote: state.js };
      }
      if (state.element === 'style') return { kind: 'style' };
      return { kind: 'rcdata', element: state.element };
    case 'value':
    case 'before-value': {
      const handler = state.attr.startsWith('on') && state.attr.length > 2;
      return {
        kind: 'attribute',
        name: state.attr,
        quote: state.mode === 'value' ? state.quote : '',
        element: state.element,
        urlStart: !state.valueBegun && urlAttributes.has(state.attr),
        script: handler ? (state.js === 'code' ? 'code' : 'string') : null,
        style: state.attr === 'style',
      };
    }
    default:
      return { kind: 'tag' };
  }
}

/** The state after a piece of text that is not known. */
export function afterUnknown(state: HtmlState): HtmlState {
  switch (state.mode) {
    case 'before-value':
      return { ...state, mode: 'value', quote: '', valueBegun: true, js: 'code' };
    case 'value':
      return state.valueBegun ? state : { ...state, valueBegun: true };
    case 'tag':
    case 'after-name':
      return { ...state, mode: 'attr-name', attr: '' };
    case 'attr-name':
      return state.attr === '' ? state : { ...state, attr: '' };
    case 'tag-open':
      return { ...state, mode: 'tag', element: '' };
    default:
      return state;
  }
}
