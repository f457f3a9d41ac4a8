export interface StubTasks {
  echo: { input: string; output: { text: string; threadId: number } };
  wait: { input: number; output: number };
  retireAndWait: { input: number; output: number };
  spin: { input: null; output: null };
  fillHeap: { input: null; output: null };
  growWasm: { input: number; output: number };
  niceness: { input: null; output: number };
  fail: { input: string; output: null };
}
