/** node --require hook.cjs out/main/main.cjs: `require('electron')` is the stand-in that lies beside this file. */
const Module = require('node:module');
const path = require('node:path');

const load = Module._load;
Module._load = function (request, ...rest) {
  if (request !== 'electron' && request !== 'electron/main') return load.call(this, request, ...rest);
  return load.call(this, path.join(__dirname, 'electron.cjs'), ...rest).electron;
};
