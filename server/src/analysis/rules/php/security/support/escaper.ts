import type { OutputPlace } from '../../../../html-context/place.ts';

/** The escaper a place needs, as code around an expression, and how a message calls the place. */
export interface EscaperAdvice {
  readonly place: string;
  /** Such as `esc_attr`; null when no single function is right. */
  readonly escaper: string | null;
  /** What to do, in words. */
  readonly advice: string;
}

/** The right escaper for a place of the page. */
export function adviceFor(place: OutputPlace): EscaperAdvice {
  switch (place.kind) {
    case 'text':
      return {
        place: 'HTML text',
        escaper: 'esc_html',
        advice: 'Escape it on output with esc_html(), or with wp_kses_post() if it may contain markup.',
      };
    case 'rcdata':
      return place.element === 'textarea'
        ? { place: 'a textarea', escaper: 'esc_textarea', advice: 'Escape it with esc_textarea().' }
        : { place: `the ${place.element} element`, escaper: 'esc_html', advice: 'Escape it with esc_html().' };
    case 'cdata':
    case 'comment':
      return { place: 'an HTML comment', escaper: 'esc_html', advice: 'Leave it out, or escape it with esc_html().' };
    case 'tag':
      return {
        place: 'a tag, where attributes are named',
        escaper: null,
        advice: 'Print a fixed attribute, and escape only its value with esc_attr().',
      };
    case 'style':
      return {
        place: 'a style element',
        escaper: null,
        advice: 'Print a validated value: absint(), sanitize_hex_color(), or one from a fixed list.',
      };
    case 'script':
      return place.inside === 'string'
        ? {
            place: 'a JavaScript string',
            escaper: 'esc_js',
            advice:
              'Print the whole literal, including the quotes, with wp_json_encode(), or escape the text with esc_js().',
          }
        : {
            place: 'JavaScript code',
            escaper: 'wp_json_encode',
            advice: 'Print it as a literal with wp_json_encode(), or pass it with wp_add_inline_script().',
          };
    case 'attribute':
      return attributeAdvice(place);
  }
}

function attributeAdvice(place: Extract<OutputPlace, { kind: 'attribute' }>): EscaperAdvice {
  const name = place.name === '' ? 'an attribute' : `the attribute ${place.name}`;
  if (place.script === 'string') {
    return { place: `a JavaScript string in ${name}`, escaper: 'esc_js', advice: 'Escape it with esc_js().' };
  }
  if (place.script === 'code') {
    return {
      place: `JavaScript code in ${name}`,
      escaper: null,
      advice: 'Store the value in a data attribute (esc_attr()) and read it in a script file.',
    };
  }
  if (place.style) {
    return {
      place: 'a style attribute',
      escaper: null,
      advice: 'Print a validated value, or filter the declarations with safecss_filter_attr() and esc_attr().',
    };
  }
  if (place.urlStart) {
    return {
      place: `${name}, which holds a URL`,
      escaper: 'esc_url',
      advice: 'Escape it with esc_url(): esc_attr() lets a javascript: URL through.',
    };
  }
  if (place.quote === '') {
    return {
      place: `${name}, which has no quotes`,
      escaper: null,
      advice: 'Put the value in double quotes and escape it with esc_attr().',
    };
  }
  return { place: name, escaper: 'esc_attr', advice: 'Escape it where it is printed with esc_attr().' };
}
