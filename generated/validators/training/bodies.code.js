import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const claimSource = validate10;
const schema11 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ClaimSourceRequest"}},"required":["requestBody"]};
const schema12 = {"type":"object","required":["tenant_id"],"properties":{"tenant_id":{"type":"string","format":"uuid"}}};
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.tenant_id === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ClaimSourceRequest/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
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
const err2 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:ClaimSourceRequest/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err3 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:ClaimSourceRequest/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ClaimSourceRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const reportSourceProgress = validate11;
const schema13 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SourceProgressRequest"}},"required":["requestBody"]};
const schema14 = {"type":"object","required":["tenant_id","pages_indexed"],"properties":{"tenant_id":{"type":"string","format":"uuid"},"lease":{"type":"integer","minimum":1,"maximum":2147483647},"pages_indexed":{"type":"integer","maximum":2147483647},"pages_total":{"type":"integer","maximum":2147483647}},"x-null-is-absent":["lease","pages_total"]};

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
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.lease === null){
delete data0.lease;
}
if(data0.pages_total === null){
delete data0.pages_total;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.tenant_id === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SourceProgressRequest/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.pages_indexed === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SourceProgressRequest/required",keyword:"required",params:{missingProperty: "pages_indexed"},message:"must have required property '"+"pages_indexed"+"'"};
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
const err3 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:SourceProgressRequest/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err4 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:SourceProgressRequest/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.lease !== undefined){
let data2 = data0.lease;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:SourceProgressRequest/properties/lease/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:SourceProgressRequest/properties/lease/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:SourceProgressRequest/properties/lease/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data0.pages_indexed !== undefined){
let data3 = data0.pages_indexed;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/requestBody/pages_indexed",schemaPath:"urn:parley:SourceProgressRequest/properties/pages_indexed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/requestBody/pages_indexed",schemaPath:"urn:parley:SourceProgressRequest/properties/pages_indexed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
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
if(data0.pages_total !== undefined){
let data4 = data0.pages_total;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err10 = {instancePath:instancePath+"/requestBody/pages_total",schemaPath:"urn:parley:SourceProgressRequest/properties/pages_total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/requestBody/pages_total",schemaPath:"urn:parley:SourceProgressRequest/properties/pages_total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
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
}
else {
const err12 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SourceProgressRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate11.errors = vErrors;
return errors === 0;
}

export const reportSourceResult = validate12;
const schema15 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SourceResultRequest"}},"required":["requestBody"]};
const schema16 = {"type":"object","required":["tenant_id","status"],"properties":{"tenant_id":{"type":"string","format":"uuid"},"lease":{"type":"integer","minimum":1,"maximum":2147483647},"status":{"type":"string"},"pages_indexed":{"type":"integer","maximum":2147483647},"pages_total":{"type":"integer","maximum":2147483647},"error":{"type":"string","maxLength":10000}},"x-null-is-absent":["lease","pages_indexed","pages_total","error"]};
const func2 = require("ajv/dist/runtime/ucs2length").default;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.lease === null){
delete data0.lease;
}
if(data0.pages_indexed === null){
delete data0.pages_indexed;
}
if(data0.pages_total === null){
delete data0.pages_total;
}
if(data0.error === null){
delete data0.error;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.tenant_id === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SourceResultRequest/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.status === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SourceResultRequest/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
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
const err3 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:SourceResultRequest/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err4 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:SourceResultRequest/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.lease !== undefined){
let data2 = data0.lease;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:SourceResultRequest/properties/lease/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:SourceResultRequest/properties/lease/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:SourceResultRequest/properties/lease/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data0.status !== undefined){
if(typeof data0.status !== "string"){
const err8 = {instancePath:instancePath+"/requestBody/status",schemaPath:"urn:parley:SourceResultRequest/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.pages_indexed !== undefined){
let data4 = data0.pages_indexed;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/requestBody/pages_indexed",schemaPath:"urn:parley:SourceResultRequest/properties/pages_indexed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/requestBody/pages_indexed",schemaPath:"urn:parley:SourceResultRequest/properties/pages_indexed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data0.pages_total !== undefined){
let data5 = data0.pages_total;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err11 = {instancePath:instancePath+"/requestBody/pages_total",schemaPath:"urn:parley:SourceResultRequest/properties/pages_total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/requestBody/pages_total",schemaPath:"urn:parley:SourceResultRequest/properties/pages_total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
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
if(data0.error !== undefined){
let data6 = data0.error;
if(typeof data6 === "string"){
if(func2(data6) > 10000){
const err13 = {instancePath:instancePath+"/requestBody/error",schemaPath:"urn:parley:SourceResultRequest/properties/error/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/requestBody/error",schemaPath:"urn:parley:SourceResultRequest/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SourceResultRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

