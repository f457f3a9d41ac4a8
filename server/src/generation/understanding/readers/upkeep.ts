import {
  type ClauseReader,
  dateFieldOf,
  entitiesIn,
  intervalIn,
  objectOf,
  sentOf,
  spanIn,
  subjectOf,
} from '../clause.ts';
import type { DraftEntity } from '../draft.ts';
import { cleanupTargetsIn } from '../lexicon/site-things.ts';
import { lemmaOf, means } from '../lexicon/verbs.ts';
import { isVerbAt } from '../verb-sense.ts';

/** "Delete past events every night", "Remove entries older than 30 days". */
export const readCleanup: ClauseReader = (clause, draft) => {
  const { words, line } = clause;
  const verb = words.findIndex((word) => means(lemmaOf(word), 'remove'));
  if (verb < 0 || / uninstall/.test(line)) return false;
  const interval = intervalIn(clause);
  const span = spanIn(words.slice(verb)) ?? (/ older than /.test(line) ? spanIn(words) : null);
  // "Requests that are done" are not all requests.
  if (/ (that|which) (is|are|were|was|have|has) (?!older|more|past|over|not older)/.test(line)) return false;
  const isTimed = interval !== null || span !== null || / (automatically|past|old|expired|outdated|ended) /.test(line);
  const targets = cleanupTargetsIn(line);
  const olderThanDays = span === null ? 0 : Math.max(1, Math.round(span / 24));
  const often = interval ?? clause.often ?? null;
  if (targets.length > 0 && (isTimed || often !== null)) {
    let after = often ?? 'daily';
    // "spam every hour and the trash every week"; "spam and the trash every week"
    const timed = targets.toReversed().map(({ target, text }) => {
      after = intervalIn({ line: text }) ?? after;
      return { target, interval: after };
    });
    const weekday = / (?:on|every|each) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)s? /.exec(line)?.[1];
    for (const one of timed.reverse())
      draft.addBehaviour({
        kind: 'site_cleanup',
        ...one,
        olderThanDays,
        ...(weekday !== undefined && (interval ?? 'weekly') === 'weekly' && { interval: 'weekly', weekday }),
      });
    return true;
  }
  const isPassive = /^(is|are|be|get|gets|automatically)$/.test(words[verb - 1] ?? '');
  const entity = isPassive
    ? objectOf({ ...clause, tokens: clause.tokens.slice(0, verb - 1) }, -1, draft)
    : objectOf(clause, verb, draft);
  if (!isTimed || !entity) return false;
  const isByDate = !/ (older|created|published|submitted) /.test(line);
  draft.addBehaviour({
    kind: 'scheduled_cleanup',
    entity: entity.key,
    field: isByDate ? dateFieldOf(entity, line) : null,
    interval: interval ?? 'daily',
    olderThanDays,
  });
  return true;
};

/** "Hide members after the expiry date", "an expiration date after which it is hidden". */
export const readExpiry: ClauseReader = (clause, draft) => {
  const verb = clause.words.findIndex((word) => means(lemmaOf(word), 'expire') && !/^(expiry|expiration)$/.test(word));
  if (verb < 0 || !/ (after|once|when|until|past|automatically|expired?s?|later) /.test(clause.line)) return false;
  if (draft.decision !== null && draft.sinceDecision === 0) return false;
  const candidates = [...entitiesIn(clause.tokens, draft), draft.last, draft.main()].filter(
    (entity) => entity !== null,
  );
  // "Items nobody claimed after 60 days" are known by more than their age.
  if (/ (no activity|inactive|inactivity|without|un(?!til|publi)\w{4,}|nobody|no one) /.test(clause.line)) return false;
  const span = spanIn(clause.words);
  const days = span === null ? 0 : Math.max(1, Math.round(span / 24));
  const isNamed = (one: DraftEntity) =>
    [...one.fields.values()].some(
      ({ type, label }) => type.startsWith('date') && clause.line.includes(` ${label.toLowerCase()} `),
    );
  const isByAge = days > 0 && !candidates.some(isNamed);
  const entity = candidates.find((one) => isByAge || dateFieldOf(one, clause.line) !== null);
  const field = entity && !isByAge ? dateFieldOf(entity, clause.line) : null;
  if (!entity || (field === null && !isByAge)) return false;
  draft.addBehaviour({ kind: 'expire_after_date', entity: entity.key, field, days });
  return true;
};

/** "Export the items as CSV and import them too." */
export const readExchange: ClauseReader = (clause, draft) => {
  const { line } = clause;
  const named = entitiesIn(clause.tokens, draft)[0];
  const entity = named ?? sentOf(clause.tokens, draft) ?? subjectOf(clause, draft);
  if (!entity) return false;
  // "Export orders": orders that the plugin does not have
  const verb = clause.words.findIndex((word) => /^(export|import)$/.test(word));
  const isCommand = verb >= 0 && isVerbAt(clause.tokens, verb, 0);
  if (isCommand && objectOf(clause, verb, draft) === null) return false;
  const speaksOfCsv = / (csv|spreadsheet|excel|xlsx|tsv) /.test(line);
  const exports = / (exports?|exported|exporting|exportable) /.test(line) || (speaksOfCsv && / downloads? /.test(line));
  const imports =
    / (imports?|imported|importing|importable|importer) /.test(
      line.replace(/ (every|all|each) (imports?|exports?)/g, ''),
    ) ||
    (speaksOfCsv && / upload /.test(line));
  if (exports) draft.addBehaviour({ kind: 'csv_export', entity: entity.key });
  if (imports) draft.addBehaviour({ kind: 'csv_import', entity: entity.key });
  return exports || imports;
};

/** "Submissions are stored in a custom table", "saved to their own db table": where entries are, and no log of them. */
export const readStorage: ClauseReader = ({ tokens, words, line }, draft) => {
  const isTable =
    / (custom|own|separate|dedicated|database|db|mysql) (database |db |mysql )?tables? /.test(line) &&
    !/ (log|logs|logged|logging|audit|history|trail|changes?) /.test(line);
  if (!isTable) return false;
  const table = words.findIndex((word) => /^tables?$/.test(word));
  const entity =
    entitiesIn(tokens.slice(0, table), draft)[0] ?? sentOf(tokens, draft) ?? draft.last ?? draft.sent() ?? draft.main();
  if (!entity) return false;
  draft.addBehaviour({ kind: 'stored_in_table', entity: entity.key });
  return true;
};

/** "Keep a log of every change in a custom table." */
export const readLog: ClauseReader = ({ tokens, words, line }, draft) => {
  const isTable =
    / (every|all|each|any) [\w ]*(is|are|be|gets) (logged|recorded) /.test(line) ||
    / (audit log|audit trail|activity log|change log|history log) /.test(line);
  const log = words.findIndex((word) => /^(log|logs|logged|logging|audit)$/.test(word));
  if (
    !isTable &&
    (log < 0 ||
      !/ (every|all|each) (?!(hour|day|night|week|month|morning|evening) )/.test(line.slice(line.indexOf(' log'))))
  )
    return false;
  // "Log inspections for each hive" keeps inspections.
  if (
    !isTable &&
    words[log] === 'log' &&
    entitiesIn(tokens.slice(log + 1), draft).length > 0 &&
    !/ log (every|all|each) /.test(line)
  )
    return false;
  const at = words.findIndex((word) => word === 'every' || word === 'each' || word === 'all');
  const subject = at >= 0 ? (words[at + 1] ?? 'change') : 'change';
  draft.addBehaviour({ kind: 'log_to_table', subject });
  return true;
};

/** "Reviews need approval", "Items must be approved before they are published." */
export const readApproval: ClauseReader = (clause, draft) => {
  if (!/ (approv\w+|moderated|moderation|pending review|reviewed by|must be reviewed) /.test(clause.line)) return false;
  if (/ (when|once|whenever) [\w ]*(approved|moderated) /.test(clause.line)) return false;
  const entity = subjectOf(clause, draft);
  if (!entity) return false;
  // What is decided by a field of its own is not published with it.
  if (draft.behaviours.some((one) => one.kind === 'status_actions' && one.entity === entity.key)) return true;
  draft.addBehaviour({ kind: 'approval', entity: entity.key });
  return true;
};

/** "Limit each course to 12 students", "until it is full". */
export const readLimit: ClauseReader = (clause, draft) => {
  const { words, line, tokens } = clause;
  const limits = words.findIndex((word) => /^(limit|limited|cap|capped|restrict)$/.test(word));
  const isFull =
    / (is full|are full|fully booked|sold out|no more than|capacity is reached|overbook\w*|seats are left|spots are left|places are left) /.test(
      line,
    ) && / (until|when|if|prevent|no|stop|avoid|close) /.test(line);
  if (limits < 0 && !isFull) return false;
  const named = entitiesIn(tokens, draft);
  const child = [...draft.entities.values()].find((one) =>
    [...one.fields.values()].some(
      ({ relatesTo, type }) =>
        type === 'relation' && relatesTo === (named.find((entity) => entity !== one) ?? draft.main())?.key,
    ),
  );
  const parent = named.find((one) => one !== child) ?? draft.main();
  const most = Number(words.slice(Math.max(limits, 0)).find((word) => /^\d+$/.test(word)) ?? 0);
  const field = [...(parent?.fields.values() ?? [])].find(
    ({ key, type }) =>
      type === 'integer' && /(max|capacity|participants|seats|places|spots|limit|attendees|guests)/.test(key),
  );
  // "no more than 3 loans per borrower": borrowers are no content type
  const per = words.findIndex((word) => word === 'per' || word === 'each');
  if (per > 0 && entitiesIn(tokens.slice(per + 1), draft).length === 0) return false;
  if (!child || !parent || (most === 0 && !field)) return false;
  draft.addBehaviour({
    kind: 'capacity_limit',
    entity: child.key,
    parent: parent.key,
    field: field?.key ?? null,
    most,
  });
  return true;
};
