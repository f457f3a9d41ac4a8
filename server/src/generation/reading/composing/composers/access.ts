import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { conditionsOf, groupSlots } from '../conditions-of.ts';
import { type Deed, type Slot, slotOf, slotsOf } from '../deeds.ts';
import { daysOf, durationIn, minutesOf, numberIn, unquoted, within } from '../measures.ts';
import { bare } from '../names.ts';
import type { Story } from '../story.ts';
import { type Composers, nothingToAct, unreadCondition } from './composer.ts';

type Restriction = BehaviourOf<'restriction'>;
type Allowed = Restriction['allowed'];

const screens: readonly (readonly [RegExp, string])[] = [
  [/\bplugins?\b/, 'plugins'],
  [/\b(?:themes?|appearance|customi[sz]er|menus?)\b/, 'appearance'],
  [/\b(?:tools?)\b/, 'tools'],
  [/\bsettings?\b/, 'settings'],
  [/\bupdates?\b/, 'updates'],
  [/\bmedia(?: library)?\b/, 'media'],
  [/\bcomments?\b/, 'comments'],
  [/\bpages\b/, 'pages'],
  [/\bposts\b/, 'posts'],
  [/\busers?\b/, 'users'],
  [/\bprofile\b/, 'profile'],
];

/** "Who are not logged in". */
const withoutAccount =
  /\b(?:not|n't|never|without being)\s+(?:\w+\s+)?(?:logged|signed)[ -]?in\b|\bnot registered\b|\baren't registered\b|\bwithout (?:an account|(?:a |any )?log-?in|registering|registration)\b/;

/** Who is let in: whom the words name; the others where they say who is kept out. */
function allowedOf(deed: Deed, people: readonly Slot[], entity: string | null, story: Story): Allowed | null {
  const text = deed.text.toLowerCase();
  // "guests must not see": who is named is kept out
  const keepsOut =
    (/\b(?:not|never|no longer|cannot|n't|hide|hidden|kept? (?:out|away)|invisible|without access|block|lock(?:ed)? out|deny|denied|stay out|forbid|prevent)\b|\bcan(?:no|')t\b/.test(
      text,
    ) && !/\bonly\b|\bexcept\b|\bunless\b|\bfor\b.*\bonly\b/.test(text)) !== deed.isDenied;
  // "Pupils see no other pupil's work", "never those of other members"
  if (
    /\b(?:no other|other (?:people|members?|users?|customers?|pupils?|students?|employees?|one)|each other|one another)(?:'s|s')?\b/.test(
      text,
    ) &&
    keepsOut
  )
    return { who: 'roles', roles: ['administrator'], owner: true };
  if (
    /\b(?:readable|visible|open|accessible|available|public|can|anyone|everyone)\b.*\bwithout\b/.test(text) &&
    withoutAccount.test(text) &&
    !/\b(?:not|n't|cannot|nobody)\b/.test(text)
  )
    return { who: 'everyone' };
  if (withoutAccount.test(text)) return keepsOut || /\bonly\b/.test(text) ? { who: 'logged_in' } : { who: 'everyone' };
  const roles: string[] = [];
  let isOwner = false;
  let isMembers = false;
  for (const { text: who } of people) {
    const person = story.person(who, entity);
    if (person === null) continue;
    if (person.is === 'nobody') return { who: 'nobody' };
    if (person.is === 'guests' || (person.is === 'everyone' && keepsOut)) {
      if (keepsOut) return { who: 'logged_in' };
      return { who: 'everyone' };
    }
    if (person.is === 'everyone') continue;
    if (person.is === 'owner') isOwner = true;
    else if (person.is === 'members') isMembers = true;
    else if (person.is === 'admin') roles.push('administrator');
    else if (person.is === 'staff') roles.push('administrator', 'editor');
    else {
      const role = story.role(who, entity);
      if (role === null) return null;
      roles.push(role);
    }
  }
  const unique = [...new Set(roles)].slice(0, 20);
  if (keepsOut)
    return unique.length > 0 ? { who: 'all_but_roles', roles: unique } : isMembers ? { who: 'logged_out' } : null;
  if (unique.length > 0) return { who: 'roles', roles: unique, ...(isOwner ? { owner: true } : {}) };
  if (
    isOwner ||
    (/\b(?:their|his|her|one's) own\b|\b(?:see|sees|read|open)s? (?:their|his|her)\b/.test(text) && !keepsOut)
  )
    return { who: 'roles', roles: ['administrator'], owner: true };
  if (/\bonly i\b|\bfor me\b|\bjust me\b/.test(text)) return { who: 'roles', roles: ['administrator'] };
  return isMembers || /\blog(?:ged)?[ -]?in\b|\bmembers?\b|\baccount\b/.test(text) ? { who: 'logged_in' } : null;
}

/** Words that keep somebody out. */
const excludes =
  /\b(?:only|nobody|none|no[ -]?one|never|not|cannot|n't|no|just|alone|except|unless|but|hid(?:e|es|den)|private|secret|confidential|invisible|internal|restricted|reserved|limited|lock(?:s|ed)?|block(?:s|ed)?|protect(?:s|ed)?|closed|own|needs?|requires?|access|behind|exclusive(?:ly)?|without|for)\b/i;

/** The words of a deed with those in front of it, where "only" may stand. */
const wordsOf = ({ sentence, act, text }: Deed): string =>
  `${sentence.tokens
    .slice(Math.max(0, act.from - 8), act.from)
    .map(({ lower }) => lower)
    .join(' ')} ${text}`;

const outcomeOf = (text: string): Restriction['outcome'] =>
  /\b(?:log ?in (?:form|page|screen)|asked to log in|sent to the log-?in)/i.test(text)
    ? 'login'
    : /\b(?:not found|404)\b/i.test(text)
      ? 'not_found'
      : 'message';

export const access: Composers = {
  restrict(deed, story) {
    const text = deed.text.toLowerCase();
    const all = within(
      deed.slots,
      deed.chunks.filter(({ label }) => label === 'except'),
    );
    const people = all.filter(({ label }) => label === 'who');
    const named = story.recordOf(deed);
    const allowed = allowedOf(deed, people, named, story);
    if (allowed === null) return story.refuse(deed, 'It does not say who is let in.');
    // "The workshop must see the text": that somebody may says nothing of the others
    if (allowed.who === 'roles' && !excludes.test(wordsOf(deed)))
      return story.refuse(deed, 'It does not say who is kept out.');
    if (allowed.who === 'everyone') return story.tell(deed, 'nothing');
    const groups = groupSlots(deed);
    const message =
      slotsOf(deed, 'text')
        .filter((slot) => !groups.includes(slot))
        .map(unquoted)[0] ?? '';
    const form = story.behaviours.find((one) => one.kind === 'public_form' && one.entity === named);
    if (
      form?.kind === 'public_form' &&
      /\b(?:book|reserv|submit|post|sign|apply|register|send|add|report|enter)/.test(text) &&
      !/\b(?:see|view|read)\b/.test(text)
    ) {
      (form as { requires_login: boolean }).requires_login = true;
      return story.add(form, deed);
    }
    const base = { kind: 'restriction' as const, allowed, outcome: outcomeOf(text), message };
    const paths = slotsOf(deed, 'url', 'place').flatMap((slot) => /(?:^|\s)(\/[^\s"]*)/.exec(slot.text)?.[1] ?? []);
    if (paths.length > 0)
      return story.add(
        {
          ...base,
          subject: { of: 'addresses', paths: paths.slice(0, 40) },
          outcome: base.outcome === 'message' ? 'login' : base.outcome,
        },
        deed,
      );
    if (
      /\b(?:admin(?:istration)?(?: area)?|back ?end|wp-admin|dashboard)\b/.test(text) &&
      !/\bonly (?:in|on) the\b/.test(text)
    ) {
      const found = screens.filter(([pattern]) => pattern.test(text)).map(([, screen]) => screen);
      return story.add(
        {
          ...base,
          subject: { of: 'admin', screens: found.length > 0 ? found : ['all'] },
          outcome: found.length > 0 ? 'message' : 'redirect',
          ...(found.length > 0 ? {} : { target: '/' }),
        },
        deed,
      );
    }
    if (/\bmenu (?:entr|item|point|link)/.test(text)) {
      const entries = slotsOf(deed, 'text', 'name', 'value').map((slot) => unquoted(slot));
      if (entries.length === 0) return story.refuse(deed, 'It does not say which entries of the menu.');
      return story.add({ ...base, subject: { of: 'menu_entries', entries: entries.slice(0, 30) } }, deed);
    }
    const entity = named;
    const fields = slotsOf(deed, 'field');
    if (fields.length > 0 && (entity !== null || story.isShop)) {
      const of = entity ?? 'product';
      let added = 0;
      for (const field of fields) {
        const attribute =
          of === 'product' && /price/i.test(field.text) ? { key: 'price' } : story.attribute(of, field.text);
        const isField =
          attribute !== null &&
          attribute.key !== 'title' &&
          (story.entity(of)?.fields.has(attribute.key) ||
            (of === 'product' && (attribute.key === 'price' || attribute.key === 'stock')));
        if (attribute === null || !isField) continue;
        story.add({ ...base, subject: { of: 'field', entity: of, field: attribute.key, deeds: ['read'] } }, deed);
        added += 1;
      }
      if (added === 0) {
        const extra =
          of === 'user' || of === 'post' || of === 'page'
            ? fields.every(
                ({ text: field }) => story.extraFields.get(of)?.has(story.findAttribute(of, field)?.key ?? '') === true,
              )
            : false;
        if (!extra) return story.refuse(deed, 'Who sees this property cannot be restricted.');
        story.viewers.set(of, allowed.who === 'logged_in' ? 'members' : allowed.owner ? 'owner' : 'staff');
        story.tell(deed, `extra_fields.${of}`);
      }
      return;
    }
    if (entity === null) return story.refuse(deed, nothingToAct);
    if (entity === 'user') return story.refuse(deed, 'Who sees users themselves cannot be restricted.');
    const read = conditionsOf(
      deed,
      entity,
      story,
      deed.chunks.filter(({ label, text: said }) => label === 'if' && !withoutAccount.test(said.toLowerCase())),
    );
    if (read.lost.length > 0) return story.refuse(deed, unreadCondition(read.lost));
    const deeds: ('read' | 'list' | 'create' | 'edit' | 'publish' | 'delete' | 'comment' | 'buy')[] = [];
    if (/\b(?:comment on|leave comments?|write comments?|comment)\b/.test(text) && entity !== 'comment')
      deeds.push('comment');
    if (/\b(?:buy|order|purchas|add to (?:the )?cart)/.test(text) && entity === 'product') deeds.push('buy');
    if (/\b(?:upload|create|add|write|post|submit)\b/.test(deed.actText.toLowerCase())) deeds.push('create');
    if (/\b(?:edit|change|updat)/.test(deed.actText.toLowerCase())) deeds.push('edit');
    if (/\b(?:delet|remov)/.test(deed.actText.toLowerCase())) deeds.push('delete');
    if (/\bpublish/.test(deed.actText.toLowerCase())) deeds.push('publish');
    if (deeds.length === 0) deeds.push('read');
    story.add(
      {
        ...base,
        subject: {
          of: 'records',
          entity,
          deeds,
          ...(read.conditions.length > 0 ? { conditions: [...read.conditions] } : {}),
        },
        ...(/\b(?:hidden|invisible|do(?:es)? not (?:even )?appear|not (?:be )?(?:listed|found))\b/.test(text)
          ? { is_hidden: true }
          : {}),
        ...(/\b(?:teaser|first paragraph|intro|excerpt|preview)\b/.test(text) ? { shows_teaser: true } : {}),
      },
      deed,
    );
  },

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
      const quoted = slot.tokens.find(({ quote }) => quote !== null)?.quote;
      return quoted == null ? null : `/${bare(quoted).replaceAll(/[^a-z0-9]+/g, '-')}`;
    };
    const targets = slotsOf(deed, 'place', 'url', 'text').map(placeOf);
    const target = targets.find((one) => one !== null);
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

const lasting = ({ amount, unit }: { amount: number; unit: string }): BehaviourOf<'membership'>['lasts'] =>
  unit === 'day' || unit === 'week' || unit === 'month' || unit === 'year'
    ? { for: 'period', count: Math.max(1, Math.min(1000, Math.round(amount))), unit }
    : { for: 'period', count: 1, unit: 'day' };
