import { identifier, joinPhp, php } from '../../../writers/php.ts';
import { classNameOf, classOf } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';

/** The class that records what is done to the plugin's content. */
export function logClass(plan: PluginPlan, log: PlanEntity): PluginClass {
  const types = plan.entities.filter(({ storage }) => storage !== 'table').map(({ postType }) => postType);
  const saves = types.map((type) => php`add_action( ${`save_post_${type}`}, array( $this, 'log_save' ), 10, 3 );`);
  return {
    name: classNameOf(plan, 'Activity_Log'),
    summary: 'Records what is done to the content.',
    code: php`
      /**
       * Writes an entry into the log when content is created, changed or deleted.
       */
      final class ${classOf(plan, 'Activity_Log')} {

        /**
         * Adds the hooks.
         */
        public function register() {
          ${joinPhp(saves)}
          add_action( 'before_delete_post', array( $this, 'log_delete' ), 10, 2 );
        }

        /**
         * Records that a post was created or changed.
         *
         * @param int     $post_id   The post.
         * @param WP_Post $post      The post.
         * @param bool    $is_update Whether there was a post before.
         */
        public function log_save( $post_id, $post, $is_update ) {
          if ( 'auto-draft' !== $post->post_status && ! wp_is_post_autosave( $post_id ) ) {
            $this->write( $is_update ? 'updated' : 'created', $post );
          }
        }

        /**
         * Records that a post is deleted.
         *
         * @param int     $post_id The post.
         * @param WP_Post $post    The post.
         */
        public function log_delete( $post_id, $post ) {
          if ( in_array( $post->post_type, ${types}, true ) ) {
            $this->write( 'deleted', $post );
          }
        }

        /**
         * Writes an entry.
         *
         * @param string  $action What was done.
         * @param WP_Post $post   To what.
         */
        private function write( $action, $post ) {
          ( new ${identifier(log.classes.repository)}() )->create(
            array(
              'title'     => $post->post_title,
              'action'    => $action,
              'object_id' => $post->ID,
              'user_id'   => get_current_user_id(),
            )
          );
        }
      }
    `,
  };
}
