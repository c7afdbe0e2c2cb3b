// `npm run bench`: see bench/README.md.

import '../bench/records.ts'
