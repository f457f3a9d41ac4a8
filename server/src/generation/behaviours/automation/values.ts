import { identifier, joinPhp, type PhpCode, php } from '../../writers/php.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { placeholderEntries } from '../texts.ts';

/** Method that gives the texts of a record by their placeholders. */
export const valuesMethod = (kind: RecordKind): PhpCode => identifier(`${kind.key}_values`);

/** The methods that make texts of a record: those alone that a text has a place for. */
export function valuesMethods(kind: RecordKind): PhpCode {
  const one = identifier(`${kind.key}_value`);
  const entries = placeholderEntries(kind, php`$record`);
  return php`
    /**
     * Gets the texts that placeholders stand for.
     *
     * @param ${kind.className} $record Record.
     * @param string${' '.repeat(Math.max(0, kind.className.length - 6))} $text   Text with placeholders.
     * @return string[] Texts, keyed by placeholder.
     */
    private function ${valuesMethod(kind)}( $record, $text ) {
      $values = array();

      foreach ( ${entries.map(([key]) => key)} as $key ) {
        if ( false !== strpos( $text, '{' . $key . '}' ) ) {
          $values[ '{' . $key . '}' ] = $this->${one}( $record, $key );
        }
      }

      return $values;
    }

    /**
     * Gets the text that a placeholder stands for.
     *
     * @param ${kind.className} $record Record.
     * @param string${' '.repeat(Math.max(0, kind.className.length - 6))} $key    Placeholder, without braces.
     * @return string
     */
    private function ${one}( $record, $key ) {
      switch ( $key ) {
        ${joinPhp(
          entries.map(
            ([key, text]) => php`
              case ${key}:
                return ${text};
            `,
          ),
          '\n\n',
        )}
      }

      return '';
    }
  `;
}

/** What another service is told of any record: what it is and where it stands, nothing of people. */
const toldOfAll = ['title', 'link', 'status', 'date'];

/** Placeholders in one text of what another service is sent where the plan does not say what. */
export const safePlaceholders = (kind: RecordKind): string =>
  placeholderEntries(kind, php`$record`)
    .flatMap(([key]) => (toldOfAll.includes(key) ? [`{${key}}`] : []))
    .join(' ');
