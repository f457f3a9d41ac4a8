import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { type Field, sanitizerOf } from '../reading/fields.ts';

/** How a request comes and is answered: what a deed is written with, whoever calls it. */
export interface Channel {
  /** Expression of what was sent for a field, cleaned. */
  value(field: Field): PhpCode;
  /** Whether a field was sent, or '' where the caller has been refused before. */
  isMissing(field: Field): PhpCode | null;
  /** Statement that refuses. */
  fail(status: number, code: string, message: string): PhpCode;
  /** Statement that answers. */
  answer(data: PhpCode, status: number): PhpCode;
}

/** What WordPress' REST server hands over, checked against the schema of the arguments. */
export const restChannel = (c: Composer): Channel => ({
  value: ({ name }) => raw(`$request['${name}']`),
  isMissing: () => null,
  fail: (status, code, message) =>
    php`return new WP_Error( ${code}, ${c.label(message)}, array( 'status' => ${status} ) );`,
  answer: (data, status) =>
    status === 200
      ? php`return rest_ensure_response( ${data} );`
      : php`return new WP_REST_Response( ${data}, ${status} );`,
});

/** What a form or script has posted to admin-ajax.php. */
export const ajaxChannel = (c: Composer, source: '$_POST' | '$_GET' | '$_REQUEST'): Channel => ({
  value: ({ name, type, format }) => {
    const place = `${source}['${name}']`;
    if (type === 'integer') return raw(`absint( ${place} ?? 0 )`);
    if (type === 'number') return raw(`(float) sanitize_text_field( wp_unslash( ${place} ?? '0' ) )`);
    if (type === 'boolean') return raw(`rest_sanitize_boolean( sanitize_text_field( wp_unslash( ${place} ?? '' ) ) )`);
    if (type === 'array')
      return raw(`array_map( 'sanitize_text_field', wp_unslash( (array) ( ${place} ?? array() ) ) )`);
    return raw(`${sanitizerOf({ type, format } as Field)}( wp_unslash( ${place} ?? '' ) )`);
  },
  isMissing: ({ name, type }) =>
    raw(type === 'integer' ? `0 === $${name}` : type === 'array' ? `array() === $${name}` : `empty( $${name} )`),
  fail: (status, _code, message) => php`wp_send_json_error( array( 'message' => ${c.label(message)} ), ${status} );`,
  answer: (data, status) =>
    status === 200 ? php`wp_send_json_success( ${data} );` : php`wp_send_json_success( ${data}, ${status} );`,
});
