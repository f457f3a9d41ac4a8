import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Field } from '../reading/fields.ts';
import type { Asked } from './asked.ts';

/** Refuses in a case: what a prompt calls it, and what is said where it does not. */
export type Fail = (about: RegExp, status: number, code: string, message: string, subject?: RegExp) => PhpCode;

const isNeeded = ({ c }: Asked, { name, isRequired, fallback }: Field): boolean =>
  fallback === undefined &&
  (isRequired === true ||
    new RegExp(
      String.raw`\b(?:missing|empty|requires?|required|without)\b[^.;\n]*\b${name.replace(/^[a-z]+_/, '(?:[a-z]+_)?')}\b|\b${name}\b[^.;\n]{0,40}\b(?:missing|empty|required)\b`,
      'i',
    ).test(c.text));

/** Statements that refuse what was posted where it is missing, malformed, too short or none of what is allowed. */
export function validate(asked: Asked, read: readonly Field[], fail: Fail): PhpCode {
  const checks = read.flatMap((field) => {
    const variable = `$${field.name}`;
    const found: PhpCode[] = [];
    const add = (test: string, refusal: PhpCode) =>
      found.push(php`
        if ( ${raw(test)} ) {
          ${refusal}
        }
      `);
    if (field.format === 'email')
      add(
        `! is_email( ${variable} )`,
        fail(
          /\b(?:invalid|not (?:a )?valid|malformed|bad e-?mail|missing|empty)\b/i,
          400,
          'invalid_email',
          'The email address is not valid.',
        ),
      );
    else if (field.format === 'hex-color')
      add(`empty( ${variable} )`, fail(/\binvalid|not valid\b/i, 400, 'invalid_color', 'The color is not valid.'));
    else if (field.minLength !== undefined)
      add(
        `mb_strlen( ${variable} ) < ${field.minLength}`,
        fail(/\b(?:too short|at least|min(?:imum)?|characters|shorter)\b/i, 400, 'too_short', 'This is too short.'),
      );
    else if (field.choices.length > 0 && field.fallback === undefined)
      add(
        `! in_array( ${variable}, ${php`${[...field.choices]}`.text}, true )`,
        fail(
          /\b(?:anything else|must be|invalid|one of|other values?|not allowed value)\b/i,
          400,
          'invalid_value',
          'The value is not valid.',
          new RegExp(String.raw`\b${field.name}\b[^.;\n]*\b(?:must|has to|one of|either|otherwise)\b`),
        ),
      );
    else if (isNeeded(asked, field))
      add(
        field.type === 'integer'
          ? `0 === ${variable}`
          : field.type === 'array'
            ? `array() === ${variable}`
            : `'' === ${variable}`,
        fail(/\b(?:missing|empty|required|without|invalid)\b/i, 400, 'missing_value', 'Something is missing.'),
      );
    if (field.maxLength !== undefined)
      add(
        `mb_strlen( ${variable} ) > ${field.maxLength}`,
        fail(/\b(?:too long|longer|at most|max(?:imum)?)\b/i, 400, 'too_long', 'This is too long.'),
      );
    if (field.minimum !== undefined || field.maximum !== undefined) {
      const tests = [
        ...(field.minimum === undefined ? [] : [`${variable} < ${field.minimum}`]),
        ...(field.maximum === undefined ? [] : [`${variable} > ${field.maximum}`]),
      ];
      if (field.fallback === undefined)
        add(
          tests.join(' || '),
          fail(
            /\b(?:range|between|outside|invalid|from \d|other values?|anything else|must be|only \d)\b/i,
            400,
            'out_of_range',
            'The value is out of range.',
          ),
        );
    }
    return found;
  });
  return joinPhp(checks);
}
