import {
  AnalysisSummary,
  AnalysisType,
  FileAnalysis,
  type FileAnalysis as FileResult,
  type Issue,
  ProfileField,
  SeverityFilter,
} from '@presswright/shared/schemas/analysis';
import { type Static, Type } from 'typebox';
import { defineTool } from '../tool.ts';

/** Findings that the text lists; all are in the structured answer. */
const maxListed = 200;

const Output = Type.Object({
  summary: AnalysisSummary,
  results: Type.Array(FileAnalysis),
  partial: Type.Boolean({ description: 'true: not everything was looked at' }),
  recommendations: Type.Array(Type.String()),
});

export const analyzeTool = defineTool({
  name: 'analyze',
  title: 'Analyze WordPress code',
  description:
    'Finds security, performance and quality problems in files of a WordPress plugin, theme or block: PHP, JavaScript, TypeScript, CSS, ' +
    'HTML, block.json, theme.json, readme.txt. Files of one call belong to one project: data is followed from file to file. Each finding ' +
    'has its rule, which the tool "explain" explains, and an edit that mends it where there is one.',
  input: Type.Object(
    {
      files: Type.Array(
        Type.Object(
          {
            name: Type.String({
              minLength: 1,
              maxLength: 1024,
              description: 'Path in the project, such as includes/list.php',
            }),
            content: Type.String({ description: 'The whole text of the file, at most 1 MiB' }),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 500 },
      ),
      analysis_type: Type.Optional(AnalysisType),
      severity: Type.Optional(SeverityFilter),
      profile: Type.Optional(ProfileField),
    },
    { additionalProperties: false },
  ),
  output: Output,
  working: ({ files }) => `Analyzing ${files.length === 1 ? files[0]?.name : `${files.length} files`}`,
  async run({ analysis_type = 'all', ...request }, { client, signal }) {
    const {
      summary,
      results,
      partial,
      recommendations = [],
    } = await client.analysis.batch({ ...request, analysis_type }, { signal });
    const structured = { summary, results, partial, recommendations };
    return { structured, text: textOf(structured) };
  },
});

function textOf({ summary, results, partial, recommendations }: Static<typeof Output>): string {
  const findings = results.flatMap((result) => result.issues.map((issue) => lineOf(result, issue)));
  const faults = results.flatMap(({ file, error }) => (error === undefined ? [] : [`${file}: ${error}`]));
  const more = findings.length - maxListed;
  return [
    `${summary.total_issues} finding${summary.total_issues === 1 ? '' : 's'} in ${summary.total_files} ` +
      `file${summary.total_files === 1 ? '' : 's'}, score ${summary.average_score} of 10.`,
    ...(partial ? ['Not everything was looked at.'] : []),
    ...faults,
    ...findings.slice(0, maxListed),
    ...(more > 0 ? [`… and ${more} more.`] : []),
    ...recommendations.map((text) => `To do: ${text}`),
  ].join('\n');
}

function lineOf({ file }: FileResult, { line, column, severity, rule, message, suggestion }: Issue): string {
  return `${file}:${line}:${column} ${severity} ${rule}: ${message} ${suggestion}`;
}
