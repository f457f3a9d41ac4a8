import { getDocs } from './routes/docs/get.ts';
import { getRuleDoc } from './routes/docs/rules/[category]/[rule_id]/get.ts';
import { getRuleDocs } from './routes/docs/rules/get.ts';
import { getMetrics } from './routes/metrics/get.ts';
import { getOpenapi } from './routes/openapi.json/get.ts';
import { postAnalyzeBatch } from './routes/v1/analyze/batch/post.ts';
import { postAnalyze } from './routes/v1/analyze/post.ts';
import { postAnalyzeBlock } from './routes/v1/blocks/analyze/post.ts';
import { postGenerateBlock } from './routes/v1/blocks/generate/post.ts';
import { getFileContent } from './routes/v1/files/[file_id]/content/get.ts';
import { deleteFile } from './routes/v1/files/[file_id]/delete.ts';
import { getFile } from './routes/v1/files/[file_id]/get.ts';
import { getFiles } from './routes/v1/files/get.ts';
import { postFiles } from './routes/v1/files/post.ts';
import { postGenerate } from './routes/v1/generate/post.ts';
import { postGenerateStream } from './routes/v1/generate/stream/post.ts';
import { getHealth } from './routes/v1/health/get.ts';
import { getModel } from './routes/v1/models/[model_id]/get.ts';
import { getModels } from './routes/v1/models/get.ts';
import { postGeneratePlugin } from './routes/v1/plugins/generate/post.ts';
import { postScaffoldPlugin } from './routes/v1/plugins/scaffold/post.ts';
import { getStatus } from './routes/v1/status/get.ts';
import { postAnalyzeTheme } from './routes/v1/themes/analyze/post.ts';
import { postGenerateTheme } from './routes/v1/themes/generate/post.ts';

/** Every endpoint. The folder of a route is its URL, `[name]` stands for a parameter, the file is its method. */
export const routes = [
  getHealth,
  getStatus,
  getModels,
  getModel,
  postAnalyze,
  postAnalyzeBatch,
  postAnalyzeBlock,
  postAnalyzeTheme,
  postGenerateBlock,
  postGeneratePlugin,
  postScaffoldPlugin,
  postGenerateTheme,
  postFiles,
  getFiles,
  getFile,
  getFileContent,
  deleteFile,
  postGenerate,
  postGenerateStream,
  getOpenapi,
  getDocs,
  getRuleDocs,
  getRuleDoc,
  getMetrics,
];
