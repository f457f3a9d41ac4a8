import type { Endpoint } from '../endpoint.ts';
import { AnalyzeRequest, BatchAnalysis, BatchAnalyzeRequest, CodeAnalysis } from '../schemas/analysis.ts';
import { limits } from '../schemas/common.ts';
import { bodyLimitFor } from './body-limit.ts';
import { exampleIssue, exampleTime } from './example-values.ts';

const code = "<?php echo $_GET['q'];";
const base = {
  id: 'ana_0123456789ABCDEFabcdef01',
  created: exampleTime,
  model: 'svc-llm-7b',
  analysis_type: 'security',
};

/** `/v1/analyze` */
export const analysisEndpoints = {
  analyze: {
    method: 'POST',
    path: '/v1/analyze',
    permission: 'write',
    billable: true,
    tag: 'Analysis',
    summary: 'Analyse one piece of code',
    body: AnalyzeRequest,
    maxBodyBytes: bodyLimitFor(limits.codeBytes),
    response: CodeAnalysis,
    errors: ['model_not_found', 'file_not_found', 'timeout'],
    example: {
      body: { code, analysis_type: 'security', severity: 'all', file_name: 'search.php' },
      response: {
        ...base,
        object: 'code_analysis',
        language: 'php',
        issues: [exampleIssue],
        score: 7.5,
        recommendations: ['Escape output where it is printed.'],
        partial: false,
      },
    },
  },
  analyzeBatch: {
    method: 'POST',
    path: '/v1/analyze/batch',
    permission: 'write',
    billable: true,
    tag: 'Analysis',
    summary: 'Analyse up to 500 files',
    description: 'Files of one batch belong together: data is followed from one PHP file to another.',
    body: BatchAnalyzeRequest,
    maxBodyBytes: bodyLimitFor(limits.batchBytes),
    response: BatchAnalysis,
    errors: ['model_not_found', 'file_not_found', 'timeout'],
    example: {
      body: {
        files: [
          { name: 'search.php', content: code },
          { name: 'assets/search.js', content: 'wp.data.select( "core/editor" );' },
        ],
        analysis_type: 'security',
      },
      response: {
        ...base,
        object: 'batch_analysis',
        results: [
          { file: 'search.php', language: 'php', issues: [exampleIssue], score: 7.5, partial: false },
          { file: 'assets/search.js', language: 'javascript', issues: [], score: 10, partial: false },
        ],
        partial: false,
        summary: { total_files: 2, files_with_issues: 1, total_issues: 1, average_score: 8.8 },
        recommendations: ['Escape output where it is printed.'],
      },
    },
  },
} as const satisfies Record<string, Endpoint>;
