// Written by `npm run generate`: every route of the folder `routes`. Do not edit.
import { route as getDocs } from './routes/docs/get.ts';
import { route as getDocsRules } from './routes/docs/rules/get.ts';
import { route as getDocsRulesCategoryRuleId } from './routes/docs/rules/[category]/[rule_id]/get.ts';
import { route as postMcp } from './routes/mcp/post.ts';
import { route as getMetrics } from './routes/metrics/get.ts';
import { route as getOpenapiJson } from './routes/openapi.json/get.ts';
import { route as postV1Analyze } from './routes/v1/analyze/post.ts';
import { route as postV1AnalyzeBatch } from './routes/v1/analyze/batch/post.ts';
import { route as postV1BlocksAnalyze } from './routes/v1/blocks/analyze/post.ts';
import { route as postV1BlocksGenerate } from './routes/v1/blocks/generate/post.ts';
import { route as postV1BlocksPlan } from './routes/v1/blocks/plan/post.ts';
import { route as postV1ChatCompletions } from './routes/v1/chat/completions/post.ts';
import { route as postV1Completions } from './routes/v1/completions/post.ts';
import { route as getV1Files } from './routes/v1/files/get.ts';
import { route as postV1Files } from './routes/v1/files/post.ts';
import { route as deleteV1FilesFileId } from './routes/v1/files/[file_id]/delete.ts';
import { route as getV1FilesFileId } from './routes/v1/files/[file_id]/get.ts';
import { route as getV1FilesFileIdContent } from './routes/v1/files/[file_id]/content/get.ts';
import { route as postV1Generate } from './routes/v1/generate/post.ts';
import { route as postV1GenerateStream } from './routes/v1/generate/stream/post.ts';
import { route as getV1Health } from './routes/v1/health/get.ts';
import { route as getV1Models } from './routes/v1/models/get.ts';
import { route as getV1ModelsModelId } from './routes/v1/models/[model_id]/get.ts';
import { route as postV1PatternsGenerate } from './routes/v1/patterns/generate/post.ts';
import { route as postV1PluginsGenerate } from './routes/v1/plugins/generate/post.ts';
import { route as postV1PluginsPlan } from './routes/v1/plugins/plan/post.ts';
import { route as postV1PluginsScaffold } from './routes/v1/plugins/scaffold/post.ts';
import { route as getV1Status } from './routes/v1/status/get.ts';
import { route as postV1ThemesAnalyze } from './routes/v1/themes/analyze/post.ts';
import { route as postV1ThemesGenerate } from './routes/v1/themes/generate/post.ts';
import { route as postV1ThemesPlan } from './routes/v1/themes/plan/post.ts';

/** Every route. The folder of a route is its URL, `[name]` stands for a parameter, the file is its method. */
export const routes = [
  getDocs,
  getDocsRules,
  getDocsRulesCategoryRuleId,
  postMcp,
  getMetrics,
  getOpenapiJson,
  postV1Analyze,
  postV1AnalyzeBatch,
  postV1BlocksAnalyze,
  postV1BlocksGenerate,
  postV1BlocksPlan,
  postV1ChatCompletions,
  postV1Completions,
  getV1Files,
  postV1Files,
  deleteV1FilesFileId,
  getV1FilesFileId,
  getV1FilesFileIdContent,
  postV1Generate,
  postV1GenerateStream,
  getV1Health,
  getV1Models,
  getV1ModelsModelId,
  postV1PatternsGenerate,
  postV1PluginsGenerate,
  postV1PluginsPlan,
  postV1PluginsScaffold,
  getV1Status,
  postV1ThemesAnalyze,
  postV1ThemesGenerate,
  postV1ThemesPlan,
];
