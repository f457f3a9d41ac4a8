import { type PhpCode, php } from '../../../writers/php.ts';

/**
 * Statements that end a method: they add up a field of all records that `$args` find, in steps, and return its sum and how
 * many values there are; kept in `$cache` under `$key`.
 * @param args PHP of the arguments of `find()`, which may use `$page`
 */
export const addingUp = (args: PhpCode): PhpCode => php`
  if ( isset( $cache[ $key ] ) ) {
    return $cache[ $key ];
  }

  $sum   = 0;
  $count = 0;
  $page  = 0;
  do {
    ++$page;
    $items = $repository->find(
      ${args}
    );
    foreach ( $items as $item ) {
      if ( null !== $item[ $field ] ) {
        $sum += $item[ $field ];
        ++$count;
      }
    }
  } while ( 200 === count( $items ) );

  $cache[ $key ] = array( $sum, $count );
  set_transient( self::CACHE, $cache, DAY_IN_SECONDS );

  return $cache[ $key ];
`;
