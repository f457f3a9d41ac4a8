import { identifier, joinPhp, php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

type Answer = '__return_false' | '__return_true' | '__return_zero' | '__return_empty_string';

interface Answered {
  readonly thing: string;
  readonly label: string;
  readonly names: RegExp;
  readonly unless?: RegExp;
  readonly says: string;
  /** What is answered, by filter. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** What the answers are once the plugin is active, for its test. */
  readonly question: string;
}

const values: Readonly<Record<Answer, boolean | number | string>> = {
  __return_false: false,
  __return_true: true,
  __return_zero: 0,
  __return_empty_string: '',
};

const things: readonly Answered[] = [
  {
    thing: 'application_passwords',
    label: 'Application passwords',
    names: /^(?:application passwords?|app passwords?) /,
    says: 'Application passwords can be neither created nor used.',
    answers: { wp_is_application_passwords_available: '__return_false' },
    question: 'application passwords are off',
  },
  {
    thing: 'automatic_updates',
    label: 'Automatic updates',
    names:
      /^(?:auto(?:matic)?-?(?: |-)?(?:background )?updat(?:es?|ing)|autoupdates?|background updates)(?: (?:for|of) (?:wordpress|core|plugins|themes|everything)(?: ?(?:,|and) (?:core|plugins|themes))*)? /,
    unless: /^ ?(?:e-?mails?|mails?|notifications?|notices?|messages?) /,
    says: 'Disables all automatic updates, including security releases. Updates have to be installed manually.',
    answers: { automatic_updater_disabled: '__return_true' },
    question: 'automatic updates are off',
  },
  {
    thing: 'sitemaps',
    label: 'XML sitemaps',
    names: /^(?:(?:xml )?sitemaps?) /,
    says: 'WordPress does not generate XML sitemaps.',
    answers: { wp_sitemaps_enabled: '__return_false' },
    question: 'sitemaps are off',
  },
  {
    thing: 'lazy_loading',
    label: 'Lazy loading',
    names: /^(?:(?:image |native )?lazy[- ]?load(?:ing)?(?: (?:of|for) (?:images?|iframes?)(?: and iframes?)?)?) /,
    // "Lazy load iframes" asks for it.
    unless: /^ (?:all |the )?(?:images?|iframes?|videos?) /,
    says: 'Images and iframes are loaded immediately instead of when they scroll into view.',
    answers: { wp_lazy_loading_enabled: '__return_false' },
    question: 'lazy loading is off',
  },
  {
    thing: 'image_scaling',
    label: 'Scaling of large images',
    names:
      /^(?:(?:big|large|automatic) image (?:scaling|threshold|size threshold|resizing)|(?:image )?scaling(?: down)? of (?:big|large) images) /,
    says: 'Large images are not scaled down on upload.',
    answers: { big_image_size_threshold: '__return_false' },
    question: 'image scaling is off',
  },
  {
    thing: 'admin_email_check',
    label: 'Administration email verification',
    names:
      /^(?:(?:the )?admin(?:istration|istrator)? e-?mail (?:verification|confirmation|check)(?: (?:screen|prompt|page|notice|request|nag))?) /,
    says: 'Administrators are not asked to verify the administration email address when they log in.',
    answers: { admin_email_check_interval: '__return_zero' },
    question: 'the administration email verification is off',
  },
  {
    thing: 'avatars',
    label: 'Avatars',
    names: /^(?:gravatars?|avatars?) /,
    says: 'Avatars are hidden, and nothing is loaded from Gravatar.',
    answers: { pre_option_show_avatars: '__return_zero' },
    question: 'avatars are off',
  },
  {
    thing: 'attachment_pages',
    label: 'Attachment pages',
    names: /^(?:(?:media )?attachment (?:pages?|post pages?)|media pages?) /,
    says: 'Attachment pages redirect to the file itself.',
    answers: { pre_option_wp_attachment_pages_enabled: '__return_zero' },
    question: 'attachment pages are off',
  },
  {
    thing: 'redirect_guesses',
    label: 'Guessing of addresses that are not found',
    names:
      /^(?:(?:404 |url |redirect |permalink |address )?guess(?:es|ing)?(?: (?:of|for) (?:(?:missing|wrong|mistyped) )?(?:urls?|addresses|permalinks|pages|404s?)(?: that (?:are|were) not found)?)?|guessed (?:redirects?|urls?|permalinks?|addresses)) /,
    says: 'Addresses that are not found answer with a 404 error instead of a redirect to a similar post.',
    answers: { do_redirect_guess_404_permalink: '__return_false' },
    question: 'addresses are not guessed',
  },
  {
    thing: 'remote_patterns',
    label: 'Patterns from WordPress.org',
    names: /^(?:remote (?:block )?patterns?|(?:block )?patterns? from wordpress\.org|pattern directory) /,
    says: 'Patterns from WordPress.org are not loaded.',
    answers: { should_load_remote_block_patterns: '__return_false' },
    question: 'remote patterns are off',
  },
  {
    thing: 'update_emails',
    label: 'Automatic update emails',
    names:
      /^(?:(?:auto(?:matic)?[ -]?|plugin |theme |core |background |wordpress )*update (?:notification |success |result )?(?:e-?mails?|mails?|notifications? e-?mails?|messages)|auto(?:matic)?[ -]?update notifications?|(?:e-?mails?|mails?|notifications?) (?:about|for|after|of|on) (?:the )?(?:auto(?:matic)?[ -]?|plugin |theme |core )*updates?) /,
    says: 'No emails are sent about automatic updates of WordPress, plugins and themes.',
    answers: {
      auto_core_update_send_email: '__return_false',
      auto_plugin_update_send_email: '__return_false',
      auto_theme_update_send_email: '__return_false',
      send_core_update_notification_email: '__return_false',
    },
    question: 'automatic update emails are off',
  },
  {
    thing: 'new_user_emails',
    label: 'New user notification emails',
    names:
      /^(?:new user (?:notification |registration )?(?:e-?mails?|mails?|notifications?)|(?:user )?registration (?:e-?mails?|notifications?)|(?:e-?mails?|notifications?) (?:about|for|of) new users)(?: to (?:the )?admins?(?:istrators?)?)? /,
    says: 'The administrator is not notified about new users. New users still receive their email.',
    answers: { wp_send_new_user_notification_to_admin: '__return_false' },
    question: 'new user notifications are off',
  },
];

/** What one or several filters of WordPress switch off without any code of the plugin's own. */
export const answeredThings: readonly SwitchedOff[] = things.map((one) => ({
  thing: one.thing,
  label: one.label,
  names: one.names,
  ...(one.unless !== undefined && { unless: one.unless }),
  says: () => one.says,
  register: () =>
    joinPhp(Object.entries(one.answers).map(([hook, answer]) => php`add_filter( ${hook}, ${answer}, 100 );`)),
  test: (plan) => php`
    /**
     * Checks that ${one.question}.
     */
    public function ${identifier(`test_${one.thing}_is_answered`)}() {
      ( new ${toolClass(plan, `no_${one.thing}`)}() )->register();

      ${joinPhp(
        Object.entries(one.answers).map(
          ([hook, answer]) => php`$this->assertSame( ${values[answer]}, apply_filters( ${hook}, 'unchanged' ) );`,
        ),
      )}
    }
  `,
}));
