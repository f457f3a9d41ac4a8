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
    summary: 'Logs changes to the content.',
    code: php`
      /**
       * Logs when content is created, updated or deleted.
       */
      final class ${classOf(plan, 'Activity_Log')} {

        /**
         * Registers the hooks.
         */
        public function register() {
          ${joinPhp(saves)}
          add_action( 'before_delete_post', array( $this, 'log_delete' ), 10, 2 );
        }

        /**
         * Logs that a post was created or updated.
         *
         * @param int     $post_id   Post ID.
         * @param WP_Post $post      Post object.
         * @param bool    $is_update Whether an existing post is being updated.
         */
        public function log_save( $post_id, $post, $is_update ) {
          if ( 'auto-draft' !== $post->post_status && ! wp_is_post_autosave( $post_id ) ) {
            $this->write( $is_update ? 'updated' : 'created', $post );
          }
        }

        /**
         * Logs that a post was deleted.
         *
         * @param int     $post_id Post ID.
         * @param WP_Post $post    Post object.
         */
        public function log_delete( $post_id, $post ) {
          if ( in_array( $post->post_type, ${types}, true ) ) {
            $this->write( 'deleted', $post );
          }
        }

        /**
         * Adds an entry to the log.
         *
         * @param string  $action Action.
         * @param WP_Post $post   Post object.
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
