import { classOf, translated } from '../../plugin/code-names.ts';
import type { PlanFieldType, PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';

type Types = ReadonlySet<PlanFieldType>;

const joined = (cases: readonly (readonly [boolean, PhpCode])[]): PhpCode =>
  joinPhp(
    cases.filter(([isUsed]) => isUsed).map(([, code]) => code),
    '\n\n',
  );

/** The methods that make values of the texts of cells, for the types of fields that imports fill. */
export function valueMethods(plan: PluginPlan, types: Types, loads: boolean): PhpCode {
  const has = (...names: readonly PlanFieldType[]) => names.some((name) => types.has(name));
  const cases = valueCases(has);
  return joined([
    [true, valueMethod(cases)],
    [has('integer', 'number', 'money'), numberMethod],
    [has('boolean'), truthMethod(plan)],
    [has('choice', 'choices'), choiceMethod],
    [has('relation', 'relations'), relatedMethod],
    [true, partsMethod],
    [loads, filesMethod(plan)],
  ]);
}

const valueMethod = (cases: PhpCode): PhpCode => php`
  /**
   * Converts the text of a cell to a value of a field. What cannot be converted stays text, which the field refuses.
   *
   * @param string $text  Text.
   * @param array  $field Field definition.
   * @param int    $id    Post ID; 0 for a new one.
   * @return mixed Value; null if it should stay as it is.
   */
  private function value( $text, $field, $id ) {
    if ( '' === $text ) {
      return '';
    }

    ${
      cases.text === ''
        ? noPhp
        : php`
            switch ( $field['input'] ) {
              ${cases}
            }
          `
    }

    return $text;
  }
`;

const valueCases = (has: (...names: readonly PlanFieldType[]) => boolean): PhpCode =>
  joined([
    [
      has('integer', 'number', 'money'),
      php`
        case 'integer':
        case 'number':
        case 'money':
          return $this->number( $text );
      `,
    ],
    [
      has('boolean'),
      php`
        case 'boolean':
          return self::truth( $text );
      `,
    ],
    [
      has('date', 'datetime', 'time'),
      php`
        case 'date':
        case 'datetime':
        case 'time':
          $moment  = date_create_immutable( $text, wp_timezone() );
          $formats = array(
            'date'     => 'Y-m-d',
            'datetime' => 'Y-m-d\TH:i',
            'time'     => 'H:i',
          );

          return $moment ? $moment->format( $formats[ $field['input'] ] ) : $text;
      `,
    ],
    [
      has('choice'),
      php`
        case 'choice':
          return self::choice( $text, $field );
      `,
    ],
    [
      has('choices'),
      php`
        case 'choices':
          return array_map( static fn( $part ) => self::choice( $part, $field ), self::parts( $text ) );
      `,
    ],
    [
      has('list'),
      php`
        case 'list':
          return self::parts( $text );
      `,
    ],
    [
      has('relation'),
      php`
        case 'relation':
          return self::related( $text, $field );
      `,
    ],
    [
      has('relations'),
      php`
        case 'relations':
          return array_map( static fn( $part ) => self::related( $part, $field ), self::parts( $text ) );
      `,
    ],
    [
      has('user'),
      php`
        case 'user':
          $user = get_user_by( is_email( $text ) ? 'email' : 'login', $text );

          return $user ? $user->ID : $text;
      `,
    ],
    [
      has('image', 'file'),
      php`
        case 'image':
        case 'file':
          $files = $this->files( $text, $id, 1 );

          return $files ? $files[0] : null;
      `,
    ],
    [
      has('gallery'),
      php`
        case 'gallery':
          $files = $this->files( $text, $id, 30 );

          return $files ? $files : null;
      `,
    ],
  ]);

const numberMethod: PhpCode = php`
  /**
   * Reads a number, with or without a unit.
   *
   * @param string $text Text.
   * @return string Number; the text if there is none.
   */
  private function number( $text ) {
    if ( ! preg_match( '/-?[0-9]+(?:[.,\x{a0} \'’][0-9]+)*/u', $text, $found ) ) {
      return $text;
    }

    list( $group, $point ) = $this->import['comma'] ? array( '.', ',' ) : array( ',', '.' );
    $number                = strtr( preg_replace( '/[^0-9.,-]/', '', $found[0] ), array( $group => '', $point => '.' ) );

    return is_numeric( $number ) ? $number : $text;
  }
`;

const truthMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Reads whether something is so.
   *
   * @param string $text Text.
   * @return bool|string The text if it says neither.
   */
  private static function truth( $text ) {
    $word = mb_strtolower( $text, 'UTF-8' );

    if ( in_array( $word, array( '1', 'true', 'yes', 'y', 'x', 'on', mb_strtolower( ${translated(plan, 'Yes')}, 'UTF-8' ) ), true ) ) {
      return true;
    }

    return in_array( $word, array( '0', 'false', 'no', 'n', '-', 'off', mb_strtolower( ${translated(plan, 'No')}, 'UTF-8' ) ), true ) ? false : $text;
  }
`;

const choiceMethod: PhpCode = php`
  /**
   * Finds a choice by its value or its label.
   *
   * @param string $text  Text.
   * @param array  $field Field definition.
   * @return string Value; the text if there is none.
   */
  private static function choice( $text, $field ) {
    foreach ( $field['choices'] as $value => $label ) {
      if ( in_array( mb_strtolower( $text, 'UTF-8' ), array( (string) $value, mb_strtolower( $label, 'UTF-8' ) ), true ) ) {
        return (string) $value;
      }
    }

    return $text;
  }
`;

const relatedMethod: PhpCode = php`
  /**
   * Finds a record by its ID or its title.
   *
   * @param string $text  Text.
   * @param array  $field Field definition.
   * @return int|string Post ID; the text if there is none.
   */
  private static function related( $text, $field ) {
    if ( ctype_digit( $text ) || ! isset( $field['target'] ) ) {
      return $text;
    }

    $found = get_posts(
      array(
        'post_type'   => $field['target'],
        'title'       => $text,
        'fields'      => 'ids',
        'numberposts' => 1,
      )
    );

    return $found ? (int) $found[0] : $text;
  }
`;

const partsMethod: PhpCode = php`
  /**
   * Splits the text of a cell that holds several values.
   *
   * @param string $text Values, separated by vertical bars or commas.
   * @return string[]
   */
  private static function parts( $text ) {
    $parts = explode( false === strpos( $text, '|' ) ? ',' : '|', $text );

    return array_values( array_filter( array_map( 'trim', $parts ), 'strlen' ) );
  }
`;

const filesMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Files that rows have loaded.
   *
   * @var int[]
   */
  private $loaded = array();

  /**
   * Loads files from their URLs.
   *
   * @param string $text  URLs.
   * @param int    $id    Post ID; 0 for a new one.
   * @param int    $limit Maximum number of files.
   * @return int[] Attachment IDs of those that could be loaded.
   */
  private function files( $text, $id, $limit ) {
    $files = array();

    foreach ( array_slice( ${classOf(plan, 'Import_Media')}::urls( $text ), 0, $limit ) as $url ) {
      $file = ${classOf(plan, 'Import_Media')}::load( $url, $id );

      if ( is_wp_error( $file ) ) {
        /* translators: 1: URL, 2: Error message. */
        $this->notes[] = sprintf( ${translated(plan, '%1$s could not be loaded: %2$s')}, $url, $file->get_error_message() );
      } else {
        $files[]        = $file;
        $this->loaded[] = $file;
      }
    }

    return $files;
  }
`;
