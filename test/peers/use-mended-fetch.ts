import { Agent, setGlobalDispatcher } from 'undici';

// The fetch of Node 24 ends the process where PHP's server closes a connection whose answer nobody has read yet:
// github.com/nodejs/undici/issues/5360. That of the package does not, and Node's sends through it.
setGlobalDispatcher(new Agent());
