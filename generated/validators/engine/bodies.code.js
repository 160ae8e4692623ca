import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const publishDomainEvent = validate10;
const schema11 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:PublishDomainEventRequest"}},"required":["requestBody"]};
const schema12 = {"type":"object","required":["tenant_id","event_name"],"properties":{"tenant_id":{"type":"string","format":"uuid"},"event_name":{"type":"string","minLength":1,"maxLength":200},"data":{"type":"object","additionalProperties":true},"idempotency_key":{"type":"string","minLength":1,"maxLength":255}},"x-null-is-absent":["data","idempotency_key"]};
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const func2 = require("ajv/dist/runtime/ucs2length").default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.data === null){
delete data0.data;
}
if(data0.idempotency_key === null){
delete data0.idempotency_key;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.tenant_id === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PublishDomainEventRequest/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.event_name === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PublishDomainEventRequest/required",keyword:"required",params:{missingProperty: "event_name"},message:"must have required property '"+"event_name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.tenant_id !== undefined){
let data1 = data0.tenant_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:PublishDomainEventRequest/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:PublishDomainEventRequest/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.event_name !== undefined){
let data2 = data0.event_name;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err5 = {instancePath:instancePath+"/requestBody/event_name",schemaPath:"urn:parley:PublishDomainEventRequest/properties/event_name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/requestBody/event_name",schemaPath:"urn:parley:PublishDomainEventRequest/properties/event_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/requestBody/event_name",schemaPath:"urn:parley:PublishDomainEventRequest/properties/event_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.data !== undefined){
let data3 = data0.data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err8 = {instancePath:instancePath+"/requestBody/data",schemaPath:"urn:parley:PublishDomainEventRequest/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.idempotency_key !== undefined){
let data4 = data0.idempotency_key;
if(typeof data4 === "string"){
if(func2(data4) > 255){
const err9 = {instancePath:instancePath+"/requestBody/idempotency_key",schemaPath:"urn:parley:PublishDomainEventRequest/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data4) < 1){
const err10 = {instancePath:instancePath+"/requestBody/idempotency_key",schemaPath:"urn:parley:PublishDomainEventRequest/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/requestBody/idempotency_key",schemaPath:"urn:parley:PublishDomainEventRequest/properties/idempotency_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PublishDomainEventRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const triggerChat = validate11;
const schema13 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:TriggerChatRequest"}},"required":["requestBody"]};
const schema14 = {"type":"object","required":["tenant_id","intent_name"],"properties":{"tenant_id":{"type":"string","format":"uuid"},"intent_name":{"type":"string","minLength":1,"maxLength":128},"conversation_id":{"type":"string","format":"uuid"},"context":{"$ref":"urn:parley:TriggerContext"},"variables":{"allOf":[{"$ref":"urn:parley:Variables"}]}},"x-null-is-absent":["conversation_id","context","variables"]};
const schema17 = {"type":"object","additionalProperties":true};
const schema15 = {"type":"object","additionalProperties":true,"properties":{"recent_messages":{"type":"array","maxItems":1000,"items":{"$ref":"urn:parley:RecentMessage"}},"extracted_entities":{"type":"object","additionalProperties":true}},"x-null-is-absent":["recent_messages","extracted_entities"]};
const schema16 = {"type":"object","required":["role","text"],"properties":{"role":{"type":"string","maxLength":40},"text":{"type":"string","nullable":true}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.recent_messages === null){
delete data.recent_messages;
}
if(data.extracted_entities === null){
delete data.extracted_entities;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recent_messages !== undefined){
let data0 = data.recent_messages;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err0 = {instancePath:instancePath+"/recent_messages",schemaPath:"#/properties/recent_messages/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.role === undefined){
const err1 = {instancePath:instancePath+"/recent_messages/" + i0,schemaPath:"urn:parley:RecentMessage/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.text === undefined){
const err2 = {instancePath:instancePath+"/recent_messages/" + i0,schemaPath:"urn:parley:RecentMessage/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.role !== undefined){
let data2 = data1.role;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err3 = {instancePath:instancePath+"/recent_messages/" + i0+"/role",schemaPath:"urn:parley:RecentMessage/properties/role/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/recent_messages/" + i0+"/role",schemaPath:"urn:parley:RecentMessage/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.text !== undefined){
let data3 = data1.text;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/recent_messages/" + i0+"/text",schemaPath:"urn:parley:RecentMessage/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/recent_messages/" + i0,schemaPath:"urn:parley:RecentMessage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/recent_messages",schemaPath:"#/properties/recent_messages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.extracted_entities !== undefined){
let data4 = data.extracted_entities;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err8 = {instancePath:instancePath+"/extracted_entities",schemaPath:"#/properties/extracted_entities/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.conversation_id === null){
delete data.conversation_id;
}
if(data.context === null){
delete data.context;
}
if(data.variables === null){
delete data.variables;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tenant_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.intent_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "intent_name"},message:"must have required property '"+"intent_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tenant_id !== undefined){
let data0 = data.tenant_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.intent_name !== undefined){
let data1 = data.intent_name;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err4 = {instancePath:instancePath+"/intent_name",schemaPath:"#/properties/intent_name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/intent_name",schemaPath:"#/properties/intent_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/intent_name",schemaPath:"#/properties/intent_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.conversation_id !== undefined){
let data2 = data.conversation_id;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.context !== undefined){
if(!(validate13(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData}))){
vErrors = withMore(vErrors, validate13.errors);
errors = vErrors.length;
}
}
if(data.variables !== undefined){
let data4 = data.variables;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err9 = {instancePath:instancePath+"/variables",schemaPath:"urn:parley:Variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate12(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const cancelExecution = validate16;
const schema18 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CancelExecutionRequest"}},"required":["requestBody"]};
const schema19 = {"type":"object","required":["tenant_id"],"properties":{"tenant_id":{"type":"string","format":"uuid"},"reason":{"type":"string","nullable":true,"minLength":1,"maxLength":500}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.tenant_id === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CancelExecutionRequest/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.tenant_id !== undefined){
let data1 = data0.tenant_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:CancelExecutionRequest/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:CancelExecutionRequest/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.reason !== undefined){
let data2 = data0.reason;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:CancelExecutionRequest/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 500){
const err5 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:CancelExecutionRequest/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:CancelExecutionRequest/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CancelExecutionRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

export const resumeExecution = validate17;
const schema20 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ResumeExecutionRequest"}},"required":["requestBody"]};
const schema21 = {"type":"object","required":["tenant_id"],"properties":{"tenant_id":{"type":"string","format":"uuid"},"wait_token":{"type":"string"},"input":{"$ref":"urn:parley:ResumeInput"},"context":{"$ref":"urn:parley:Context"},"variables":{"allOf":[{"$ref":"urn:parley:Variables"}]}},"x-null-is-absent":["wait_token","input","context","variables"]};
const schema24 = {"type":"object","additionalProperties":true};
const schema22 = {"type":"object","properties":{"values":{"$ref":"urn:parley:InputValues"}},"x-null-is-absent":["values"]};
const schema23 = {"type":"object","additionalProperties":true};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.values === null){
delete data.values;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.values !== undefined){
let data0 = data.values;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/values",schemaPath:"urn:parley:InputValues/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.wait_token === null){
delete data.wait_token;
}
if(data.input === null){
delete data.input;
}
if(data.context === null){
delete data.context;
}
if(data.variables === null){
delete data.variables;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tenant_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tenant_id !== undefined){
let data0 = data.tenant_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.wait_token !== undefined){
if(typeof data.wait_token !== "string"){
const err3 = {instancePath:instancePath+"/wait_token",schemaPath:"#/properties/wait_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.input !== undefined){
if(!(validate19(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = withMore(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
let data3 = data.context;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err4 = {instancePath:instancePath+"/context",schemaPath:"urn:parley:Context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.variables !== undefined){
let data4 = data.variables;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err5 = {instancePath:instancePath+"/variables",schemaPath:"urn:parley:Variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate18(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

function withMore(errors, more) {
  if (errors === null) return more
  for (const error of more) errors.push(error)
  return errors
}

