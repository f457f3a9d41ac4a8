import { handleOf, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { MadeReaction } from './reaction-plan.ts';

/** Whether records open one after another. */
export const hasOrder = (made: readonly MadeReaction[]): boolean => made.some(({ one }) => one.in_order !== undefined);

/** Statements that end a method where what comes first is not done. */
export const unlessOpen = (made: readonly MadeReaction[], result: PhpCode): PhpCode =>
  hasOrder(made)
    ? php`
      if ( $this->to_do_before( $name, $record ) ) {
        return ${result};
      }
    `
    : noPhp;

/** Methods that open the records of a set one after another; what is not open shows what has to be done first. */
export function orderMethods(plan: PluginPlan, made: readonly MadeReaction[]): PhpCode {
  if (!hasOrder(made)) return noPhp;
  const ordered = made.filter(({ one }) => one.in_order !== undefined).map(({ one }) => one.name);
  return php`
    /**
     * Gets the record right before another in its set, if the current person has not done it.
     *
     * @param string $name   Reaction.
     * @param mixed  $record Record.
     * @return WP_Post|null Record, or null if the other is open.
     */
    private function to_do_before( $name, $record ) {
      $settings = $this->settings( $name );
      if ( '' === $settings['order'] || ! $this->is_possible( $name, $record ) ) {
        return null;
      }

      $reader  = $settings['reader'];
      $records = $this->records_of_set( $settings, $record );
      usort(
        $records,
        static function ( $one, $other ) use ( $reader, $settings ) {
          $keys = array();
          foreach ( array( $one, $other ) as $each ) {
            $value = $reader::value( $each, $settings['order'] );
            // What has no place comes last.
            $keys[] = array( '' === (string) $value, $value, $reader::id( $each ) );
          }

          return $keys[0] <=> $keys[1];
        }
      );
      $place = array_search( $reader::id( $record ), array_map( array( $reader, 'id' ), $records ), true );
      if ( ! $place ) {
        return null;
      }

      $before = $records[ $place - 1 ];

      return in_array( $reader::id( $before ), $this->own_ids( $name ), true ) ? null : $before;
    }

    /**
     * Shows what has to be done first in place of a text that is not open yet. Who may edit it reads it.
     *
     * @param string $content Content.
     * @return string
     */
    public function hold_back( $content ) {
      $post = get_post();
      if ( ! $post || current_user_can( 'edit_post', $post->ID ) ) {
        return $content;
      }

      foreach ( ${ordered} as $name ) {
        $before = $this->to_do_before( $name, $post );
        if ( $before ) {
          $settings = $this->settings( $name );
          $link     = sprintf( '<a href="%1$s">%2$s</a>', esc_url( (string) get_permalink( $before ) ), esc_html( get_the_title( $before ) ) );

          return sprintf( '<p class="%1$s">%2$s</p>', esc_attr( ${handleOf(plan, 'reaction-closed')} ), str_replace( '{previous}', $link, esc_html( $settings['closed'] ) ) );
        }
      }

      return $content;
    }
  `;
}

/** What is read in place of a text that is not open yet. */
export const closedText = (plan: PluginPlan, message: string): PhpCode =>
  translated(plan, message.trim() === '' ? 'This opens once “{previous}” is done.' : message);
