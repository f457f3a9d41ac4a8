import { Code } from '../../../../writers/code.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';

type Condition = 'is_feed()' | 'is_author()' | 'is_date()' | 'is_search()';

/** The method `close()` for `template_redirect`: what WordPress would show is not found. */
export const notFound = (condition: Condition, summary: string): PhpCode => php`
  /**
   * ${summary}
   */
  public function close() {
    global $wp_query;

    if ( ${new Code('php', condition)} ) {
      $wp_query->set_404();
      status_header( 404 );
      nocache_headers();
    }
  }
`;
