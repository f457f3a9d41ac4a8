import { type Static, Type } from 'typebox';
import { BaselineOutcome } from './baseline.ts';
import { IdString, limits, ModelId, StringEnum, TextOfBytes, Timestamp } from './common.ts';
import { EntryPoint } from './entry-points.ts';
import { FileConfig, RuleLevels } from './project-config.ts';
import { analysisTypes, type Category, categories, profiles, type Severity, severities } from './severities.ts';

export { analysisTypes, type Category, categories, type Severity, severities };

export const AnalysisType = StringEnum(analysisTypes, { description: 'What to look for' });
export type AnalysisType = (typeof analysisTypes)[number];

export const languages = [
  'php',
  'javascript',
  'typescript',
  'css',
  'html',
  'block.json',
  'theme.json',
  'readme',
] as const;
export type Language = (typeof languages)[number];

export const SeverityFilter = StringEnum(['all', ...severities], {
  description: 'The lowest severity wanted; filters the answer, not the score',
  default: 'all',
});

export const ProfileField = StringEnum(profiles, {
  description:
    'Whose demands count: findings that wordpress-org (the directories’ reviewers), vip (enterprise hosts) or core (WordPress’ coding standards) reject are at least medium, whatever their confidence',
  default: 'default',
});

/** Lines and columns count from 1; columns in UTF-16 code units; the end is exclusive. */
export const TextEdit = Type.Object({
  start_line: Type.Integer({ minimum: 1 }),
  start_column: Type.Integer({ minimum: 1 }),
  end_line: Type.Integer({ minimum: 1 }),
  end_column: Type.Integer({ minimum: 1 }),
  text: Type.String(),
});
export type TextEdit = Static<typeof TextEdit>;

export const Fix = Type.Object({
  edits: Type.Array(TextEdit),
  safe: Type.Boolean({ description: 'true: changes nothing but the flaw; false: a suggestion to be read first' }),
});
export type Fix = Static<typeof Fix>;

export const TraceStep = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  column: Type.Integer({ minimum: 1 }),
  message: Type.String(),
  file: Type.Optional(Type.String({ description: 'Name of the file, when it is another one than the finding’s' })),
});
export type TraceStep = Static<typeof TraceStep>;

export const Issue = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  column: Type.Integer({ minimum: 1 }),
  end_line: Type.Integer({ minimum: 1 }),
  end_column: Type.Integer({ minimum: 1 }),
  severity: StringEnum(severities),
  type: Type.String({
    description: 'Vulnerability class or family; `security_vulnerability` for exploitable findings',
  }),
  category: StringEnum(categories),
  rule: Type.String({ description: 'Rule id, such as `security/unescaped-output`' }),
  message: Type.String(),
  suggestion: Type.String(),
  code_snippet: Type.Optional(Type.String()),
  cwe: Type.Optional(Type.String({ description: 'Such as `CWE-79`' })),
  docs_url: Type.Optional(Type.String({ description: 'Address of the rule’s page on this server' })),
  confidence: StringEnum(['high', 'medium', 'low']),
  fix: Type.Optional(Fix),
  trace: Type.Optional(Type.Array(TraceStep, { description: 'From source to sink' })),
  related: Type.Optional(
    Type.Array(TraceStep, {
      description:
        'Of a finding that stands where a handler or route is registered: first the place where the harm is done, then other registrations that lead there',
    }),
  ),
});
export type Issue = Static<typeof Issue>;

/** 0.0–10.0, one decimal; 10 = nothing found. */
export const Score = Type.Number({ minimum: 0, maximum: 10, description: '0.0–10.0, 10 = nothing found' });

/** Findings that this uploaded file holds are left out of the answer; scores count them. */
const BaselineId = IdString('Id of an uploaded file of purpose `baseline`');

export const AnalyzeRequest = Type.Object({
  code: TextOfBytes(limits.codeBytes, { description: 'At most 1 MiB of UTF-8' }),
  analysis_type: AnalysisType,
  model: Type.Optional(ModelId),
  severity: Type.Optional(SeverityFilter),
  profile: Type.Optional(ProfileField),
  language: Type.Optional(StringEnum(languages)),
  file_name: Type.Optional(Type.String({ maxLength: 1024, description: 'Required with `baseline`' })),
  baseline: Type.Optional(BaselineId),
  config: Type.Optional(FileConfig),
});
export type AnalyzeRequest = Static<typeof AnalyzeRequest>;

export const CodeAnalysis = Type.Object({
  id: Type.String(),
  object: Type.Literal('code_analysis'),
  created: Timestamp,
  model: Type.String(),
  analysis_type: AnalysisType,
  language: Type.Union([StringEnum(languages), Type.Null()], { description: 'null: no language was recognised' }),
  issues: Type.Array(Issue),
  score: Score,
  recommendations: Type.Array(Type.String()),
  partial: Type.Boolean({
    description: 'true: not all of the file was looked at; it needs more steps than one file may take',
  }),
  baseline: Type.Optional(BaselineOutcome),
});
export type CodeAnalysis = Static<typeof CodeAnalysis>;

export const NamedSource = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 1024 }),
  content: TextOfBytes(limits.codeBytes, { description: 'At most 1 MiB of UTF-8' }),
  rules: Type.Optional(RuleLevels()),
});
export type NamedSource = Static<typeof NamedSource>;

/** What a request may say of the project whose files it has. */
export const projectFields = {
  config: Type.Optional(FileConfig),
  paths: Type.Optional(
    Type.Array(Type.String({ maxLength: 1024 }), {
      maxItems: 50_000,
      description: 'Every path of the project, those of images and the like too: only then is a file called missing',
    }),
  ),
  is_part: Type.Optional(
    Type.Boolean({ description: 'The project has more files than these: what calls them may be among the others' }),
  ),
  entry_points: Type.Optional(
    Type.Boolean({ description: 'Answer the entry points, too: who gets there, what is checked, what they reach' }),
  ),
};

/** What an answer about a project says besides its findings. */
export const projectAnswers = {
  entry_points: Type.Optional(Type.Array(EntryPoint, { description: 'Where `entry_points` was asked for' })),
};

export const BatchAnalyzeRequest = Type.Object({
  files: Type.Array(NamedSource, { minItems: 1, maxItems: 500 }),
  analysis_type: AnalysisType,
  model: Type.Optional(ModelId),
  severity: Type.Optional(SeverityFilter),
  profile: Type.Optional(ProfileField),
  baseline: Type.Optional(BaselineId),
  ...projectFields,
});
export type BatchAnalyzeRequest = Static<typeof BatchAnalyzeRequest>;

/** One file of several that were analysed together. */
export const FileAnalysis = Type.Object({
  file: Type.String(),
  language: Type.Union([StringEnum(languages), Type.Null()]),
  issues: Type.Array(Issue),
  score: Score,
  partial: Type.Boolean(),
  error: Type.Optional(Type.String({ description: 'Why this file could not be analysed' })),
});
export type FileAnalysis = Static<typeof FileAnalysis>;

export const AnalysisSummary = Type.Object({
  total_files: Type.Integer(),
  files_with_issues: Type.Integer(),
  total_issues: Type.Integer(),
  average_score: Score,
});
export type AnalysisSummary = Static<typeof AnalysisSummary>;

export const BatchAnalysis = Type.Object({
  id: Type.String(),
  object: Type.Literal('batch_analysis'),
  created: Timestamp,
  model: Type.String(),
  analysis_type: AnalysisType,
  results: Type.Array(FileAnalysis),
  partial: Type.Boolean({ description: 'true: of some file not all was analysed; its own result says so' }),
  summary: AnalysisSummary,
  recommendations: Type.Optional(Type.Array(Type.String(), { description: 'What to do first, over all files' })),
  ...projectAnswers,
  baseline: Type.Optional(BaselineOutcome),
});
export type BatchAnalysis = Static<typeof BatchAnalysis>;
