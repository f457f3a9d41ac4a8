import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { type Slot, slotOf, slotsOf } from '../deeds.ts';
import { daysOf, durationIn, minutesOf, numberIn, unquoted, within } from '../measures.ts';
import { bare } from '../names.ts';
import type { Composers } from './composer.ts';
import { restrict } from './restrictions.ts';

export const access: Composers = {
  restrict,

  role(deed, story) {
    const text = deed.text.toLowerCase();
    const name = slotOf(deed, 'name') ?? slotOf(deed, 'value');
    const people = slotsOf(deed, 'who');
    const rolesNamed =
      name !== undefined && /\brole\b/.test(text)
        ? [story.newRole(unquoted(name))]
        : people.map(({ text: who }) => story.role(who));
    const keys = rolesNamed.filter((key): key is string => key !== null);
    const known = keys.length > 0 ? keys : [...story.roles.keys()].slice(-1);
    if (known.length === 0) return story.refuse(deed, 'It does not say which role.');
    const things = slotsOf(deed, 'thing')
      .map((slot) => story.find(slot.text))
      .filter((key): key is string => key !== null);
    const entity =
      things[0] ?? (/\b(?:write|edit|publish|delete|manage|approve|upload|change)/.test(text) ? story.current : null);
    const deeds: ('read_private' | 'write' | 'publish' | 'edit_others' | 'delete' | 'delete_others')[] = [];
    const act = deed.actText.toLowerCase();
    if (/\b(?:write|creat|add|upload|post|draft|enter|submit)/.test(act)) deeds.push('write');
    if (/\bpublish|approve|release/.test(act)) deeds.push('write', 'publish');
    if (/\b(?:edit|chang|updat|manag|maintain|moderat|look after|touch|alter)/.test(act))
      deeds.push('write', 'edit_others', ...(/\bown\b/.test(text) ? [] : (['publish'] as const)));
    if (/\b(?:delet|remov|bin)/.test(act))
      deeds.push(...(/\bown\b/.test(text) ? (['delete'] as const) : (['delete', 'delete_others'] as const)));
    const wanted = [
      ...new Set(
        /\bown\b/.test(text) ? deeds.filter((one) => one !== 'edit_others' && one !== 'delete_others') : deeds,
      ),
    ];
    for (const key of known) {
      const role = story.roles.get(key);
      if (role === undefined) {
        // A role that the site has: what it may not do is a restriction.
        if (entity === null || wanted.length === 0) {
          story.refuse(deed, 'What the roles of WordPress may do is not changed.');
          continue;
        }
        const restricted =
          wanted.includes('publish') && /publish/.test(act)
            ? 'publish'
            : /delet|remov/.test(act)
              ? 'delete'
              : /edit|chang/.test(act)
                ? 'edit'
                : 'create';
        const isOnly = /\bonly\b/.test(text);
        if (!isOnly && !deed.isDenied) {
          story.refuse(deed, `What the role “${key}” may do is not widened.`);
          continue;
        }
        story.add(
          {
            kind: 'restriction',
            subject: { of: 'records', entity, deeds: [restricted] },
            allowed: deed.isDenied ? { who: 'all_but_roles', roles: [key] } : { who: 'roles', roles: [key] },
            outcome: 'message',
            message: '',
          },
          deed,
        );
        continue;
      }
      if (deed.isDenied) {
        const may = role.may
          ?.map((one) => ({ ...one, deeds: one.deeds.filter((own) => !wanted.includes(own) || own === 'write') }))
          .filter(({ deeds: rest }) => rest.length > 0);
        if (may !== undefined) role.may = may;
      } else if (entity !== null && wanted.length > 0) {
        const may = [...(role.may ?? [])];
        const at = may.findIndex((one) => one.entity === entity);
        const before = at === -1 ? [] : (may[at]?.deeds ?? []);
        const entry = { entity, deeds: [...new Set([...before, ...wanted])] };
        if (at === -1) may.push(entry);
        else may[at] = entry;
        role.may = may.slice(0, 20);
      }
      story.tell(deed, `roles.${key}`);
    }
  },

  account(deed, story) {
    // "Log logins": what is kept is no form
    if (/^log (?:(?:all|every|failed|successful) )*(?:log|sign)-?ins?\b/i.test(deed.text))
      return story.refuse(deed, 'It is not clear what is to be done here.');
    const text = deed.text.toLowerCase();
    const form = /\b(?:regist|sign(?:ing)? up|join|create (?:an )?accounts?|sign-up|apply)/.test(text)
      ? 'registration'
      : /\b(?:lost|forgot|reset)/.test(text)
        ? 'lost_password'
        : /\b(?:profile|edit|change|own details|account page|data)\b/.test(text)
          ? 'profile'
          : /\blog/.test(text)
            ? 'login'
            : 'registration';
    // That people log in needs no form: WordPress has one.
    if (form === 'login' && !/\b(?:form|page|shortcode|block|widget|front ?end)\b/.test(text))
      return story.tell(deed, 'nothing');
    const extra = slotsOf(deed, 'field').filter(
      ({ text: field }) =>
        !/^(?:(?:e-?mail(?: address)?|passwords?|user ?name|(?:first|last|full|sur)?\s?name))$/i.test(bare(field)),
    );
    for (const { text: field } of extra) story.attribute('user', field);
    // "A checkbox at registration": the form that the site has gets a field
    if (
      extra.length > 0 &&
      /^(?:an? |one |the )?(?:check ?box(?:es)?|tick ?box(?:es)?|fields?|question)\b/.test(text)
    ) {
      if ((story.extraFields.get('user')?.size ?? 0) === 0) return story.refuse(deed, 'Users have this already.');
      if (form === 'registration') story.onRegistration.add('user');
      return story.tell(deed, 'extra_fields.user');
    }
    const value = slotOf(deed, 'value');
    const role = value === undefined || /^new$/i.test(value.text) ? null : story.role(value.text);
    story.add(
      {
        kind: 'account_form',
        form,
        fields:
          form === 'registration'
            ? ['name', 'email', 'password']
            : form === 'profile'
              ? ['first_name', 'last_name', 'email', 'url', 'bio', 'password']
              : [],
        required: form === 'registration' ? ['email', 'password'] : form === 'profile' ? ['email'] : [],
        ...(role === null ? {} : { role }),
        approval:
          /\b(?:approv|confirm|releas|okay|check)\w*\b.*\b(?:me|us|staff|admin|office|team)\b|\b(?:i|we|admins?|staff) (?:must |have to |has to )?(?:approve|confirm)/.test(
            text,
          )
            ? 'staff'
            : /\b(?:confirm|verif|activation|link in)/.test(text)
              ? 'email'
              : 'none',
        ...(form === 'profile' && /\bdelete\b/.test(text) ? { can_delete: true } : {}),
      },
      deed,
    );
  },

  members(deed, story) {
    const text = deed.text.toLowerCase();
    const last = story.last('membership');
    const span = [
      ...slotsOf(deed, 'span'),
      ...deed.chunks.flatMap(({ slots }) => slots.filter(({ label }) => label === 'span')),
    ][0];
    const duration = span === undefined ? null : durationIn(span.text);
    if (last !== undefined && slotOf(deed, 'name') === undefined) {
      if (/\b(?:grace|still|longer)\b/.test(text) && duration !== null)
        last.grace_days = Math.min(366, daysOf(duration));
      else if (/\b(?:remind|mail|notice|warn)/.test(text) && duration !== null)
        last.reminders = [
          ...last.reminders,
          {
            days: Math.min(366, daysOf(duration)),
            side: /\bafter\b/.test(text) ? ('after' as const) : ('before' as const),
            subject: '',
            message: '',
          },
        ].slice(0, 6);
      else if (/\b(?:renew|extend|prolong)/.test(text)) last.again = 'extend';
      else if (/\bcancel|\bquit|\bleave/.test(text)) last.can_cancel = /\bend of\b/.test(text) ? 'at_end' : 'at_once';
      else if (duration !== null) last.lasts = lasting(duration);
      else return story.refuse(deed, 'It does not say what changes about the membership.');
      return story.add(last, deed);
    }
    const name = slotOf(deed, 'name') ?? slotOf(deed, 'value');
    const title = name === undefined ? 'Member' : unquoted(name);
    const role = (name === undefined ? null : story.role(title)) ?? story.newRole(title);
    if (role === null) return story.refuse(deed, 'It does not say what members are called.');
    const isBought = /\b(?:buy|bought|purchas|order|pay)/.test(text);
    const isYearEnd = /\b(?:end of the (?:calendar )?year|31 december|calendar year)\b/.test(text);
    story.add(
      {
        kind: 'membership',
        name: title.slice(0, 120),
        role,
        starts: isBought
          ? [{ on: 'event', entity: 'order', event: 'paid' }]
          : /\b(?:apply|ask for|request)/.test(text)
            ? [{ on: 'request', needs_approval: /\bapprov|accept|confirm/.test(text) }]
            : /\b(?:regist|sign up|joins?)\b/.test(text)
              ? [{ on: 'registration' }]
              : [],
        lasts: isYearEnd
          ? { for: 'date', month: 12, day: 31 }
          : duration === null
            ? { for: 'ever' }
            : lasting(duration),
        again: 'extend',
        grace_days: 0,
        reminders: [],
        can_cancel: 'no',
        managers: [],
      },
      deed,
    );
  },

  private_site(deed, story) {
    story.add({ kind: 'private_site' }, deed);
  },

  login_limit(deed, story) {
    const all = within(deed.slots, deed.chunks);
    const attempts = all
      .filter(({ label }) => label === 'number')
      .map(({ text }) => numberIn(text))
      .find((one) => one !== null);
    const span = all.find(({ label }) => label === 'span');
    const duration = span === undefined ? null : durationIn(span.text);
    const message = slotsOf(deed, 'text').map(unquoted)[0];
    const last = story.last('limit_login_attempts');
    // "Allow five attempts, then lock the address for an hour": two deeds, one limit
    const limit = last ?? {
      kind: 'limit_login_attempts' as const,
      attempts: 5,
      minutes: 15,
      message: '',
      is_mailed: false,
    };
    if (attempts !== undefined) limit.attempts = Math.max(1, Math.min(100, Math.round(attempts)));
    if (duration !== null) limit.minutes = Math.min(43_200, minutesOf(duration));
    if (message !== undefined) limit.message = message;
    limit.is_mailed ||= /\b(?:mail|notify|tell|inform|alert)\w*\b/i.test(deed.text);
    story.add(limit, deed);
  },

  login_redirect(deed, story) {
    const text = deed.text.toLowerCase();
    const last = story.last('login_redirect');
    const isLogout = /\blog(?:ging|s|ged)?[ -]?out\b/.test(text);
    const placeOf = (slot: Slot): string | null => {
      const path = /(?:https?:\/\/\S+|\/[^\s"”]*)/.exec(slot.text)?.[0];
      if (path !== undefined) return path;
      const lower = slot.text.toLowerCase();
      if (/\bdashboard\b/.test(lower)) return 'dashboard';
      if (/\bprofile\b/.test(lower)) return 'profile';
      if (/\b(?:home|front|start) ?page\b|\bhomepage\b/.test(lower)) return '/';
      const ofShop = shopPages.find(([name]) => name.test(lower));
      if (ofShop !== undefined) return ofShop[1];
      const quoted = slot.tokens.find(({ quote }) => quote !== null)?.quote;
      return quoted == null ? null : `/${bare(quoted).replaceAll(/[^a-z0-9]+/g, '-')}`;
    };
    const targets = slotsOf(deed, 'place', 'url', 'text').map(placeOf);
    const ledTo = /\bto (?:the |their |our |my )?([\w -]+?)(?= (?:after|when|once|on|upon|as soon)\b|[.,;]|$)/i.exec(
      deed.text,
    )?.[1];
    const target =
      targets.find((one) => one !== null) ??
      shopPages.find(([name]) => ledTo !== undefined && name.test(ledTo.toLowerCase()))?.[1] ??
      (ledTo !== undefined && /^(?:home|front|start) ?page$/i.test(ledTo) ? '/' : undefined);
    if (target == null)
      return story.refuse(deed, 'It does not say where one is led to: write the path, such as /members.');
    const roles = slotsOf(deed, 'who').flatMap(({ text: who }) => {
      const person = story.person(who, null);
      return person !== null && ['role', 'named', 'admin'].includes(person.is) ? (story.role(who) ?? []) : [];
    });
    const base = last ?? {
      kind: 'login_redirect' as const,
      roles: [] as string[],
      targets: [] as string[],
      login: '',
      logout: '',
    };
    const made = isLogout
      ? { ...base, logout: target }
      : roles.length === 0
        ? { ...base, login: target }
        : {
            ...base,
            roles: [...base.roles, ...roles],
            targets: [...base.targets, ...roles.map((_, at) => targets[at] ?? target)],
          };
    if (last !== undefined) {
      Object.assign(last, made);
      return story.add(last, deed);
    }
    story.add(made, deed);
  },
};

/** Pages that a shop has, by the addresses that WooCommerce gives them. */
const shopPages: readonly (readonly [RegExp, string])[] = [
  [/\bcheckout\b/, '/checkout'],
  [/\b(?:cart|basket)\b/, '/cart'],
  [/\b(?:my |their |the )?account(?: page)?$/, '/my-account'],
  [/\b(?:shop|store)(?: page)?$/, '/shop'],
];

const lasting = ({ amount, unit }: { amount: number; unit: string }): BehaviourOf<'membership'>['lasts'] =>
  unit === 'day' || unit === 'week' || unit === 'month' || unit === 'year'
    ? { for: 'period', count: Math.max(1, Math.min(1000, Math.round(amount))), unit }
    : { for: 'period', count: 1, unit: 'day' };
