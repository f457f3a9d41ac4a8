import { Danger, type DangerMask } from '../languages/php/taint/kinds.ts';

/** Where in an HTML page a piece of text lands. */
export type OutputPlace =
  | { readonly kind: 'text' }
  /** The content of textarea or title. */
  | { readonly kind: 'rcdata'; readonly element: string }
  | { readonly kind: 'comment' }
  /** XML feeds: markup means nothing there. */
  | { readonly kind: 'cdata' }
  | {
      readonly kind: 'attribute';
      /** Lower-case; '' when a piece of unknown text is part of the name. */
      readonly name: string;
      readonly quote: '"' | "'" | '';
      readonly element: string;
      /** The attribute holds a URL and nothing stands before the piece in it. */
      readonly urlStart: boolean;
      /** Event handlers: the piece is inside a JavaScript string, or code; null elsewhere. */
      readonly script: 'string' | 'code' | null;
      readonly style: boolean;
    }
  /** Inside a tag, where attribute names stand. */
  | { readonly kind: 'tag' }
  | { readonly kind: 'script'; readonly inside: 'string' | 'code' | 'comment' | 'data'; readonly quote: string }
  | { readonly kind: 'style' };

/** The bits of {@link Danger} that a piece must not have there. */
export function dangersOf(place: OutputPlace): DangerMask {
  switch (place.kind) {
    case 'text':
    case 'rcdata':
    case 'comment':
      return Danger.HtmlText;
    case 'cdata':
      return 0;
    case 'tag':
      return Danger.AttrUnquoted;
    case 'style':
      return Danger.Css;
    case 'script':
      if (place.inside === 'string') return Danger.JsString;
      return place.inside === 'comment' ? Danger.HtmlText : Danger.JsCode;
    case 'attribute': {
      const quote =
        place.quote === '"' ? Danger.AttrDouble : place.quote === "'" ? Danger.AttrSingle : Danger.AttrUnquoted;
      if (place.script === 'string') return Danger.JsString | quote;
      if (place.script === 'code') return Danger.JsCode | quote;
      // Declarations run nothing in a browser of today: only leaving the attribute does harm.
      return place.urlStart ? Danger.Url | quote : quote;
    }
  }
}
