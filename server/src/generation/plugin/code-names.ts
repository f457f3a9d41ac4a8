import { identifier, type PhpCode, php } from '../writers/php.ts';
import type { PluginPlan } from './plan.ts';

/** Full name of a class of the plugin: `Settings` → `Event_Manager_Settings`. */
export const classNameOf = (plan: PluginPlan, part: string): string => `${plan.names.className}_${part}`;

/** The same as code. */
export const classOf = (plan: PluginPlan, part: string): PhpCode => identifier(classNameOf(plan, part));

/** A constant of the plugin: `VERSION` → `EVENT_MANAGER_VERSION`. Defined are VERSION, FILE, PATH and URL. */
export const constantOf = (plan: PluginPlan, part: string): PhpCode => identifier(`${plan.names.constant}_${part}`);

/** A name of an option, hook, function or meta key: `settings` → `event_manager_settings`. */
export const prefixed = (plan: Pick<PluginPlan, 'names'>, part: string): string => `${plan.names.prefix}_${part}`;

/** A handle of a script or style, or a class in HTML: `admin` → `event-manager-admin`. */
export const handleOf = (plan: PluginPlan, part: string): string => `${plan.names.handlePrefix}-${part}`;

/** The file of a class: `Event_Manager_Settings` → `includes/class-event-manager-settings.php`. */
export const classFile = (name: string, kind: 'class' | 'trait' | 'interface' = 'class'): string =>
  `includes/${kind}-${name.toLowerCase().replaceAll('_', '-')}.php`;

/**
 * Whether translators can do anything with a text of the user's: it has a word, and is no format whose placeholders could
 * not change their order.
 */
function isTranslatable(text: string): boolean {
  const words = text.replace(/<[^>]*>/g, ' ').replace(/%(?:\d+\$)?[a-z]/gi, ' ');
  const placeholders = text.match(/%[a-z]/gi) ?? [];
  return /\p{L}/u.test(words) && placeholders.length < 2;
}

/** `__( 'Save', 'event-manager' )`. Text with `%` is text: give placeholders only where `sprintf()` is around it. */
export const translated = (plan: PluginPlan, text: string): PhpCode =>
  isTranslatable(text) ? php`__( ${text}, ${plan.domain} )` : php`${text}`;

/** `esc_html__( 'Save', 'event-manager' )`. */
export const translatedHtml = (plan: PluginPlan, text: string): PhpCode =>
  isTranslatable(text) ? php`esc_html__( ${text}, ${plan.domain} )` : php`esc_html( ${text} )`;

/** `esc_attr__( 'Save', 'event-manager' )`. */
export const translatedAttribute = (plan: PluginPlan, text: string): PhpCode =>
  isTranslatable(text) ? php`esc_attr__( ${text}, ${plan.domain} )` : php`esc_attr( ${text} )`;
